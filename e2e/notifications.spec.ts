import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const turnOn = { name: 'Turn on here' } as const;
const turnOff = { name: 'Turn off here' } as const;

/** The push service is out of reach here, so its half of the browser is played: what it gives to a page that subscribes. */
async function playPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
    const state = { subscribed: false };
    const subscription = (key: string) => ({
      endpoint: 'https://push.example.com/send/one',
      options: { applicationServerKey: bytes(key.replaceAll('-', '+').replaceAll('_', '/')) },
      toJSON: () => ({
        endpoint: 'https://push.example.com/send/one',
        keys: {
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => {
        state.subscribed = false;
        return true;
      },
    });
    let key = '';
    Object.assign(PushManager.prototype, {
      subscribe: async (options: { applicationServerKey: string }) => {
        key = options.applicationServerKey;
        state.subscribed = true;
        return subscription(key);
      },
      getSubscription: async () => (state.subscribed ? subscription(key) : null),
    });
  });
}

const messagingToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('FCM_TOKEN'));

/** What the browser shows at this moment. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body }) => ({ title, body }));
  });

/** Gives what hands a message to the service worker, as the browser does when one has arrived. */
async function deliverTo(
  page: Page,
  session: CDPSession,
): Promise<(data: string) => Promise<void>> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

test('[SE-4] a notification that arrives is shown, and a broken one is not', async ({
  page,
  context,
  demo,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn(page, demo);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const deliver = await deliverTo(page, await context.newCDPSession(page));
  const notice = { id: 7, title: 'New sign-in', body: 'From Firefox', path: '/company/dashboard' };
  await deliver('not a notice');
  // A worker that is being stopped loses what is delivered just then; one notice is shown once.
  await expect(async () => {
    await deliver(JSON.stringify(notice));
    await expect
      .poll(() => shown(page), { timeout: 2_000 })
      .toEqual([{ title: 'New sign-in', body: 'From Firefox' }]);
  }).toPass({ timeout: 20_000 });
  await deliver(JSON.stringify({ ...notice, body: 'From Firefox again' }));
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'New sign-in', body: 'From Firefox again' }]);
});

test('[SE-4] who allows notifications has a messaging token, until they sign out', async ({
  page,
  context,
  demo,
}) => {
  await playPushService(page);
  await context.grantPermissions(['notifications']);
  await signIn(page, demo);
  await expect.poll(() => messagingToken(page)).toMatch(/^[\w-]{43}$/);
  const script = await page.request.get('/push-worker.js');
  expect(script.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => messagingToken(page)).toBeNull();
});

test('[SE-4] notifications are turned on and off, and stay as they were left', async ({
  page,
  context,
  demo,
}) => {
  await playPushService(page);
  await context.grantPermissions(['notifications']);
  await signIn(page, demo);
  await expect.poll(() => messagingToken(page)).not.toBeNull();
  await page.goto('/view-all-notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', turnOff).click();
  await expect(page.getByRole('button', turnOn)).toBeVisible();
  expect(await messagingToken(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('button', turnOn)).toBeVisible();
  await page.getByRole('button', turnOn).click();
  await expect(page.getByRole('button', turnOff)).toBeVisible();
  expect(await messagingToken(page)).not.toBeNull();
});

test('[SE-4] a refused permission is no error', async ({ page, demo }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signIn(page, demo, '/view-all-notifications');
  await expect(page.getByText('Your browser blocks notifications from this site.')).toBeVisible();
  await expect(page.getByRole('button', turnOn)).toBeHidden();
  expect(await messagingToken(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('candor-state') ?? '')).not.toMatch(
    /notification/i,
  );
});

test('a member chooses what is told by mail, and finds it chosen after a reload', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await page
    .getByRole('navigation', { name: 'Company' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByRole('link', { name: 'Notices' }).press('Enter');
  const mail = page.getByRole('checkbox', { name: 'A colleague names you in a note: by mail' });
  await expect(mail).not.toBeChecked();
  await mail.press('Space');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(mail).toBeChecked();
  await expectAccessible(page);
});
