import { type Browser, expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { confirmationSubject, goodPassword } from './account-mail.ts';
import { askForAccount, signInAt } from './account-steps.ts';
import { createCompany, newDomain } from './company-steps.ts';
import { setUpKey } from './multifactor-steps.ts';
import type { Production } from './production.ts';

export const superAdmin = 'root@hosting.example';

/** A browser of their own, as each of these people has. */
export async function newcomer(browser: Browser, production: Production): Promise<Page> {
  const context = await browser.newContext({ baseURL: production.baseUrl });
  return context.newPage();
}

/** Production asks every admin for a second factor, at the latest at the second sign-in. */
export async function setUpFactor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await page.getByLabel('Code from the app').fill(await generate({ secret: await setUpKey(page) }));
  await page.getByRole('button', { name: 'Add the app and sign in' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

export async function becomeSuperAdmin(page: Page, production: Production): Promise<void> {
  await page.goto(
    await production.mailedLink(superAdmin, 'You administer Candor: set your password'),
  );
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\//);
  await signInAt(page, { type: 'superAdmin', email: superAdmin });
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

export async function foundCompany(page: Page, production: Production): Promise<string> {
  const email = `founder@${newDomain()}`;
  await askForAccount(page, 'company', email);
  await page.goto(await production.mailedLink(email, confirmationSubject));
  await createCompany(page, 'Skog', { hasPlans: false });
  return email;
}
