// Shows the notices of web push, and leads to the table.
self.addEventListener("push", (event) => {
  const about = event.data ? event.data.json() : {};
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const looking = pages.some((page) => page.focused && new URL(page.url).pathname === about.path);
      return looking ? undefined : self.registration.showNotification(about.title, { body: about.text, tag: about.path, data: about.path });
    }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data || "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
