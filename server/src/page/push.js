/** The service worker of the page: shows a message and opens its table. It does nothing else, and keeps nothing. */
addEventListener('push', (event) => {
  const { title, ...shown } = event.data.json();
  event.waitUntil(registration.showNotification(title, shown));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data, registration.scope);
  const open = (pages) => pages.find(({ url }) => url === href)?.focus() ?? clients.openWindow(href);
  event.waitUntil(clients.matchAll({ type: 'window', includeUncontrolled: true }).then(open));
});
