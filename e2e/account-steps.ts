import { expect, type Page } from '@playwright/test';
import { confirmationSubject, goodPassword, mailedLink, newAddress } from './account-mail.ts';
import type { Product } from './product.ts';

type SignUpType = 'company' | 'candidate' | 'interviewer';

/** Fills the form as a person does, and gives the address that was used. */
export async function askForAccount(
  page: Page,
  type: SignUpType,
  email = newAddress(),
): Promise<string> {
  await page.goto(`/signup/${type}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/verify-email\?email=/);
  return email;
}

/**
 * Signs up and confirms the address, as where somebody else is signed in: the journey signs in by itself. Ends on the
 * verified page.
 */
export async function makeAccount(
  page: Page,
  product: Product,
  type: SignUpType,
  address = newAddress(),
): Promise<string> {
  const email = await askForAccount(page, type, address);
  const link = new URL(await mailedLink(product, email, { subject: confirmationSubject }));
  const token = link.searchParams.get('token');
  const reply = await page.request.post('/api/accounts/verify-email', {
    data: { email, token, signsIn: false },
  });
  expect(reply.status()).toBe(200);
  await page.goto(`/verified?userType=${link.searchParams.get('User_Type')}`);
  return email;
}

export async function signInAt(
  page: Page,
  { type, email, password = goodPassword }: { type: string; email: string; password?: string },
): Promise<void> {
  await page.goto(`/login/${type}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
