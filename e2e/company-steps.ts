import { expect, type Page } from '@playwright/test';
import { makeAccount, signInAt } from './account-steps.ts';
import type { Product } from './product.ts';

let companies = 0;

/** A mail domain that no other test uses. */
export function newDomain(): string {
  companies += 1;
  return `company${companies}-${Date.now()}.example`;
}

/** Fills what must be filled on the page that creates a company. */
export async function fillCompany(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your first name').fill('Ingrid');
  await page.getByLabel('Your last name').fill('Solberg');
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Industry').selectOption('Manufacturing');
  await page.getByLabel('Size').selectOption('51-200');
  await page.getByLabel('Country').selectOption('NO');
  await page.getByLabel('City').fill('Bergen');
}

/** From the sign-up to the dashboard of a new company, as its administrator. */
export async function foundCompany(
  page: Page,
  product: Product,
  { domain, name }: { readonly domain: string; readonly name: string },
): Promise<string> {
  const email = `founder@${domain}`;
  await makeAccount(page, product, 'company', email);
  await signInAt(page, { type: 'company', email });
  await createCompany(page, name);
  return email;
}

/** By somebody who is signed in and has none; production sells nothing unless it says so. */
export async function createCompany(
  page: Page,
  name: string,
  { hasPlans = true } = {},
): Promise<void> {
  await expect(page).toHaveURL(/\/company\/profile$/);
  await fillCompany(page, name);
  await page.getByRole('button', { name: 'Create company' }).click();
  if (hasPlans) await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
}

/** A role as an administrator makes one, by the page's own session. */
export async function addRole(
  page: Page,
  role: {
    readonly name: string;
    readonly granted: readonly { readonly featureId: number; readonly activityId: number }[];
  },
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const reply = await page.request.post('/api/privileges/roles', {
    headers: { authorization: `Bearer ${token}` },
    data: { description: '', ...role },
  });
  expect(reply.status()).toBe(200);
}

/** A new company before its plans, of which it wants Team. */
export async function wantTeam(page: Page, product: Product, name: string): Promise<void> {
  const email = `founder@${newDomain()}`;
  await makeAccount(page, product, 'company', email);
  await signInAt(page, { type: 'company', email });
  await fillCompany(page, name);
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByRole('button', { name: 'Pay for Team' }).click();
}
