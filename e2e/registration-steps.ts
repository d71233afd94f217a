import { expect, type Page } from '@playwright/test';
import { makeAccount, signInAt } from './account-steps.ts';
import type { Demo, Product } from './product.ts';

/** A sign-up with a proved address, signed in; ends on the first step of its registration. */
export async function startRegistration(
  page: Page,
  product: Product,
  type: 'candidate' | 'interviewer',
): Promise<string> {
  const email = await makeAccount(page, product, type);
  await signInAt(page, { type, email });
  await expect(page).toHaveURL(/registration\/1$/);
  return email;
}

export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('de Vries');
  await page.getByLabel('Phone').fill('+31 20 000 00 00');
  await page.getByLabel('Country').selectOption('NL');
  await page.getByLabel('City').fill('Utrecht');
  await page.getByLabel('Time zone').selectOption('Europe/Amsterdam');
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' });

export async function addSkill(page: Page, name: string): Promise<void> {
  const skill = page.getByRole('textbox', { name: /^Skill/ });
  await skill.fill(name);
  await skill.press('Enter');
  await expect(page.getByRole('list', { name: 'Skills' })).toContainText(name);
}

/** Signs one of the demo's people in at the door of their role. */
export async function signInAs(page: Page, demo: Demo, role: string): Promise<void> {
  const person = demo.accounts.find((account) => account.role === role);
  if (person === undefined) throw new Error(`The demo has nobody who is a ${role}`);
  await page.goto(person.loginUrl);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login\//);
}

/** A file as the file dialog would give it. */
export const pdfFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1'),
});

export const pngFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** From the waiting checks of identity; others of the same name may wait beside it. */
export const openWaiting = (admin: Page, email: string): Promise<void> =>
  admin
    .getByRole('table', { name: 'Waiting' })
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link')
    .click();
