import { generate } from 'otplib';
import { expectAccessible } from './accessibility.ts';
import { goodPassword } from './account-mail.ts';
import { makeAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { addApp, setUpKey } from './multifactor-steps.ts';
import { ageProofs, outwaitPasskeys } from './proof-rows.ts';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

async function candidate(page: Page, product: Product): Promise<string> {
  const email = await makeAccount(page, product, 'candidate');
  await signInAt(page, { type: 'candidate', email });
  await expect(page).toHaveURL(/jobseeker/);
  return email;
}

/** A browser with passkeys; gives the address by a name, since browsers give passkeys to names only. */
async function passkeysIn(page: Page, baseUrl: string): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return baseUrl.replace('127.0.0.1', 'localhost');
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/home');
}

test('[SE-5] an authenticator app is enrolled, then asked for; a recovery code helps out', async ({
  page,
  product,
}) => {
  // Two sign-ins, and axe on four pages in both schemes.
  test.slow();
  const email = await candidate(page, product);
  const { codes } = await addApp(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expectAccessible(page);
  await signOut(page);

  await signInAt(page, { type: 'candidate', email });
  await expect(page.getByRole('heading', { name: 'Enter the code of your app' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right, or was used before.')).toBeVisible();
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/jobseeker/);
  await page.goto('/multifactor-authentication');
  await expect(page.getByText('9 of 10 left')).toBeVisible();
});

test('[SE-5] a passkey is enrolled, opens the factors again, and signs in', async ({
  page,
  product,
  demo,
}) => {
  const named = await passkeysIn(page, demo.baseUrl);
  const email = await candidate(page, product);
  const session = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  await page.goto(`${named}/404`);
  await page.evaluate((stored) => Object.assign(localStorage, stored), session);
  await page.goto(`${named}/multifactor-authentication`);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  const kept = page.getByRole('button', { name: 'I have kept them' });
  await kept.click();

  await ageProofs(product);
  await page.getByRole('button', { name: 'Make new codes' }).press('Enter');
  await page.getByLabel('Your password').fill(goodPassword);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const usePasskey = dialog.getByRole('button', { name: 'Use the passkey' });
  await expect(usePasskey).toBeFocused();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await expect(dialog.getByLabel('Recovery code')).toBeFocused();
  await dialog.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await outwaitPasskeys(product);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This took too long. Please try again.')).toBeVisible();
  await usePasskey.click();
  await kept.click();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${named}/login/candidate`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await expect(page).toHaveURL(/jobseeker/);
});

test('a trusted device is asked for no second factor, until it is forgotten', async ({
  page,
  product,
}) => {
  // Three sign-ins, and axe on two pages in both schemes.
  test.slow();
  const email = await candidate(page, product);
  const { secret } = await addApp(page);
  await signOut(page);

  await signInAt(page, { type: 'candidate', email });
  const trust = page.getByRole('checkbox', { name: 'Trust this device for 30 days' });
  await trust.check();
  await expectAccessible(page);
  // The code of the enrolment is spent; the next one is taken already.
  const epoch = Math.floor(Date.now() / 1000) + 30;
  await page.getByLabel('Code', { exact: true }).fill(await generate({ secret, epoch }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/jobseeker/);
  await signOut(page);

  await signInAt(page, { type: 'candidate', email });
  await expect(page).toHaveURL(/jobseeker/);
  await page.goto('/multifactor-authentication');
  const devices = page.getByRole('list', { name: 'Devices that are not asked' });
  await expect(devices.getByText(/\(this one\)/)).toBeVisible();
  await expectAccessible(page);
  await devices.getByRole('button', { name: /^Forget this device/ }).click();
  await expect(devices).toBeHidden();
  await signOut(page);

  await signInAt(page, { type: 'candidate', email });
  await expect(page.getByRole('heading', { name: 'Enter the code of your app' })).toBeVisible();
});

test('[SE-5] a company admin signs in once without, then has to enrol', async ({
  page,
  product,
}) => {
  const email = await makeAccount(page, product, 'company');
  await signInAt(page, { type: 'company', email });
  await expect(page).toHaveURL(/company\/profile/);
  await signOut(page);
  await signInAt(page, { type: 'company', email });
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code from the app').fill(await generate({ secret: await setUpKey(page) }));
  await page.getByRole('button', { name: 'Add the app and sign in' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/company\/profile/);
});

test('[SE-5] who has to enrol does it with a passkey, and is signed in', async ({
  page,
  product,
  demo,
}) => {
  const named = await passkeysIn(page, demo.baseUrl);
  const email = await makeAccount(page, product, 'company');
  await signInAt(page, { type: 'company', email });
  await expect(page).toHaveURL(/company\/profile/);
  await signOut(page);
  await page.goto(`${named}/login/company`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey and sign in' }).press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/company\/profile/);
  await page.goto(`${named}/multifactor-authentication`);
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toBeVisible();
});
