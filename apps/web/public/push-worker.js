// Shows what the server sends, also when no page is open. It caches nothing and stands in the way of no request.
self.addEventListener('push', (event) => {
  const notice = readNotice(event.data);
  if (notice === undefined) return;
  const { id, title, body, path } = notice;
  // A repeated delivery replaces its first instead of ringing twice.
  const options = { body, tag: `notice-${id}`, data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin);
  if (address.origin !== self.location.origin) return;
  // Always a tab of its own: one that is open may be an interview.
  event.waitUntil(self.clients.openWindow(address.href));
});

function readNotice(data) {
  try {
    const notice = data.json();
    return typeof notice.title === 'string' ? notice : undefined;
  } catch {
    return undefined;
  }
}
