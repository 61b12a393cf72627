/** Runs when no page is open: shows that it is somebody's turn, and opens their match when it is touched. */
self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, icon: "/leaf.svg", data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin).href;
  const opened = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((one) => one.url === url);
    return page ? page.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(opened());
});
