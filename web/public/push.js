// The server page's worker. It shows notifications and nothing else: no file is kept, no request is answered.
const shown = async () => {
  const count = (await self.registration.getNotifications()).length;
  await (count ? self.navigator.setAppBadge?.(count) : self.navigator.clearAppBadge?.());
};

const told = async (message) => {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever looks at that table sees it anyway.
  if (pages.some((page) => page.url === message.link && page.focused)) return;
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    icon: "/icon-192.png",
    data: message.link,
  });
  await shown().catch(() => undefined);
};

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(told(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data, self.location.origin);
  const open = async () => {
    await shown().catch(() => undefined);
    if (link.origin !== self.location.origin) return;
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((one) => one.url === link.href);
    await (page ? page.focus() : self.clients.openWindow(link.href));
  };
  event.waitUntil(open());
});
self.addEventListener("notificationclose", (event) => event.waitUntil(shown().catch(() => undefined)));
