import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { goodPassword, newAddress } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import { inviteToCall } from './interview-rows.ts';
import { type Product, startProduct } from './product.ts';
import { signInAs } from './registration-steps.ts';
import { signIn } from './sign-in.ts';

const entered = (page: Page) => page.getByRole('heading', { name: 'Are you ready?' });
const toast = (page: Page) => page.locator('.toasts__toast--error');
const email = (page: Page) => page.getByLabel('E-mail');
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const start = (page: Page) => page.getByRole('button', { name: /^Get(ting)? Started$/ });

/** Somebody with an invitation and a password; ends with the address said and the password asked. */
async function invited(page: Page, product: Product): Promise<string> {
  const address = newAddress();
  const link = await inviteToCall(product, address);
  await page.goto(link);
  await email(page).fill(address);
  await proceed(page).click();
  await page.getByLabel('Set new password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password', { exact: true }).fill(goodPassword);
  await start(page).click();
  await expect(page.getByText('Your password has been set. Please log in.')).toBeVisible();
  return address;
}

/** Keeps a request waiting until the test lets it go on. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const waiting = Promise.withResolvers<Route>();
  await page.route(path, (route) => waiting.resolve(route), { times: 1 });
  return async () => (await waiting.promise).continue();
}

test('[VL-4] the button says “Getting Started” and is disabled while the server is asked', async ({
  page,
  product,
}) => {
  await invited(page, product);
  await expect(start(page)).toBeDisabled();
  await expect(start(page)).toHaveText('Get Started');
  await password(page).fill('Wrong#Horse77');
  await expect(start(page)).toBeEnabled();
  const release = await hold(page, '**/api/calls/login');
  await start(page).click();
  await expect(start(page)).toHaveText('Getting Started');
  await expect(start(page)).toBeDisabled();
  await release();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await expect(start(page)).toHaveText('Get Started');
  await expect(start(page)).toBeEnabled();
});

test('[VL-1] [VL-5] each refusal of an address has its toast', async ({ page, demo }) => {
  await page.goto(demo.links.virtualInterview);
  await email(page).fill('not an address');
  await proceed(page).click();
  await expect(toast(page)).toHaveText(['Invalid EmailNot a valid email.']);
  await expect(email(page)).toHaveAccessibleDescription('Not a valid email.');
  await expect(toast(page)).toBeHidden();

  const missing = 'Your Account is not registered in Candor. Please Register/SignUp !';
  await email(page).fill(newAddress());
  await proceed(page).click();
  await expect(toast(page)).toHaveText([`Account Not Found${missing}`]);
  await expect(page.getByRole('alert')).toHaveText(missing);
  await expectAccessible(page);
  await expect(toast(page)).toBeHidden();

  await page.route('**/api/calls/user-has-password', (route) => route.abort());
  await proceed(page).click();
  await expect(toast(page)).toHaveText(['ErrorBad request']);
});

test('[VL-5] a link that is nobody’s is an invalid request', async ({ page }) => {
  await page.goto('/virtual-interview-login/1.unknown');
  await email(page).fill(newAddress());
  await proceed(page).click();
  await expect(toast(page)).toHaveText(['ErrorInvalid request']);
  await expect(page.getByRole('alert')).toHaveText('Invalid request');
});

test('[VL-6] who is not invited is told so', async ({ page, product }) => {
  const address = await invited(page, product);
  // The same person before another interview’s door: with a link that is known there, and a password that is right.
  await page.route('**/api/calls/login', async (route) => {
    const interviewId = product.demo().links.virtualInterview.split('/').at(-1);
    await route.continue({ postData: { ...route.request().postDataJSON(), interviewId } });
  });
  await expect(page.getByText(address)).toBeVisible();
  await password(page).fill(goodPassword);
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText('You Are Not Invited to Interview');
  await expectAccessible(page);
});

test('[VL-8] who is signed in as somebody else gets the form', async ({ page, product }) => {
  const link = await inviteToCall(product, newAddress());
  await signInAs(page, product.demo(), 'CANDIDATE');
  const asked = page.waitForResponse('**/api/calls/link-token');
  await page.goto(link);
  expect((await asked).status()).toBe(403);
  await expect(proceed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/virtual-interview-login\/open$/);
});

for (const [failures, becomes] of [
  [3, 'enters at the last of three retries'],
  [4, 'gets the form after three retries'],
] as const) {
  test(`[VL-8] who is signed in while the server fails ${failures} times ${becomes}`, async ({
    page,
    demo,
  }) => {
    await signIn(page, demo);
    let asked = 0;
    await page.route('**/api/calls/link-token', async (route) => {
      asked += 1;
      if (asked > failures) return route.continue();
      const errors = [{ code: 'unavailable', message: 'The database is away.' }];
      return route.fulfill({ status: 503, json: { success: false, statusCode: 503, errors } });
    });
    await page.goto(demo.links.virtualInterview);
    await expect.poll(() => asked).toBe(4);
    await expect(failures < 4 ? entered(page) : proceed(page)).toBeVisible();
    expect(asked).toBe(4);
  });
}

test('[VL-7] after the login the browser is at the calling site’s root with the token', async ({
  browser,
}) => {
  // A second product starts for this one.
  test.slow();
  const site = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end('<title>Call</title><h1>The call</h1>');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const root = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const product = await startProduct({ CALL_URL: `${root}/below/the/root` });
  const context = await browser.newContext({ baseURL: product.demo().baseUrl });
  try {
    const page = await context.newPage();
    await invited(page, product);
    await password(page).fill(goodPassword);
    let token = '';
    await page.route('**/api/calls/login', async (route) => {
      const reply = await route.fetch();
      token = (await reply.json()).data;
      await route.fulfill({ response: reply });
    });
    await start(page).click();
    await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
    expect(page.url()).toBe(`${root}/?token=${encodeURIComponent(token)}`);

    const admin = await context.newPage();
    await signIn(admin, product.demo(), product.demo().links.virtualInterview);
    await expect(admin.getByRole('heading', { name: 'The call' })).toBeVisible();
    await expect(admin).toHaveURL((url) => url.origin === root && url.searchParams.has('token'));
  } finally {
    await context.close();
    await product.dispose();
    site.close();
    site.closeAllConnections();
  }
});
