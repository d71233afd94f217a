import {
  type StandIn,
  startLinkedInStandIn,
} from '../apps/server/src/platform/openid/test-linkedin.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { type Product, startProduct } from './product.ts';
import { freePort } from '../apps/server/src/test-program.ts';

let standIn: StandIn;
let product: Product;
let baseUrl: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  standIn = await startLinkedInStandIn(`${baseUrl}/linkedin`);
  const { issuer, clientId, clientSecret } = standIn.options;
  product = await startProduct({
    PORT: String(port),
    LINKEDIN_ISSUER: issuer,
    LINKEDIN_CLIENT_ID: clientId,
    LINKEDIN_CLIENT_SECRET: clientSecret,
  });
});

test.afterAll(async () => {
  await product?.dispose();
  await standIn?.close();
});

const linkedIn = { name: 'Continue with LinkedIn' } as const;

function comesAs(sub: string): void {
  const email = `${sub}@example.com`;
  standIn.signInAs({ sub, email, email_verified: true, given_name: 'Asha', family_name: 'Rao' });
}

for (const [type, role, page1] of [
  ['candidate', 'CANDIDATE', '/jobseeker/'],
  ['interviewer', 'EXTERNAL_INTERVIEWER', '/interviewer/'],
] as const) {
  test(`[SS-1] somebody at the ${type}s' door signs in with LinkedIn`, async ({ page }) => {
    comesAs(`new-${type}`);
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/linkedin/exchange', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${baseUrl}/login/${type}`);
    await page.getByRole('button', linkedIn).click();
    await expect(page.getByText('Authenticating with LinkedIn, please wait...')).toBeVisible();
    expect(page.url()).toBe(`${baseUrl}/linkedin`);
    await expectAccessible(page);
    letThrough();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(page1));
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('loginData') ?? '{}'));
    expect(stored).toMatchObject({
      userType: [role],
      roles: [{ roleName: role }],
      email: `new-${type}@example.com`,
      user: { userID: expect.any(Number) },
    });
  });
}

test('[SS-1] without a code the callback page leads to the login', async ({ page }) => {
  await page.goto(`${baseUrl}/linkedin`);
  await expect(page).toHaveURL(`${baseUrl}/login/candidate`);
});

test('[SS-1] somebody who refuses at LinkedIn is back at the login', async ({ page }) => {
  standIn.signInAs(null);
  await page.goto(`${baseUrl}/login/interviewer`);
  await page.getByRole('button', linkedIn).click();
  await expect(page).toHaveURL(`${baseUrl}/login/interviewer`);
  await expect(page.getByRole('button', linkedIn)).toBeVisible();
});

test('[SS-2] a code that nobody here asked for fails, and leads to the login', async ({ page }) => {
  await page.goto(`${baseUrl}/linkedin?code=stolen&state=invented`);
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('LinkedIn login failed.')).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/login/candidate`);
  expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBeNull();
});

test('[SS-1] a role without a place behind this door is told so', async ({ page }) => {
  await page.goto(`${baseUrl}/login/company`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', linkedIn)).toBeHidden();
  await page.goto(`${baseUrl}/linkedin?code=any&state=any`);
  await expect(page.getByText('Login Error')).toBeVisible();
  await expect(page.getByText('Unsupported user role.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\//);
});

test('where LinkedIn is not set up there is no button', async ({ page, demo }) => {
  const told = page.waitForResponse('**/api/linkedin');
  await page.goto(`${demo.baseUrl}/login/candidate`);
  expect(await (await told).json()).toMatchObject({ data: { isAvailable: false } });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', linkedIn)).toBeHidden();
});
