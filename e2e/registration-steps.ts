import { type Browser, expect, type Page } from '@playwright/test';
import { makeAccount, signInAt } from './account-steps.ts';
import type { Demo, Product } from './product.ts';
import { enter, type Role, roles } from './roles.ts';

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

/** An interviewer before the third step, in which the identity is checked; gives their address. */
export async function comeToCheck(page: Page, product: Product): Promise<string> {
  const email = await startRegistration(page, product, 'interviewer');
  await fillPerson(page);
  await page.getByLabel('Headline').fill('Staff engineer, databases');
  await next(page).click();
  await page.getByLabel('Employer').fill('Kanaal');
  await page.getByLabel('Title').fill('Staff engineer');
  await page.getByLabel('From').fill('2016-01');
  await addSkill(page, 'PostgreSQL');
  await page.getByRole('textbox', { name: /^Language/ }).fill('Dutch');
  await next(page).click();
  await expect(page).toHaveURL(/\/interviewer\/registration\/3$/);
  return email;
}

/** A super admin of their own browser, on the page of plans and prices, after an identity check costs 19.50 euros. */
export async function officeWithFee(browser: Browser, product: Product): Promise<Page> {
  const demo = product.demo();
  const office = await browser.newContext({ baseURL: demo.baseUrl });
  const admin = await office.newPage();
  await signInAs(admin, demo, 'SUPER_ADMIN');
  await admin.getByRole('link', { name: 'Plans' }).click();
  await setIdentityFee(admin, '19.50', '€19.50, before tax');
  return admin;
}

/** On the page of plans and prices. */
export async function setIdentityFee(admin: Page, amount: string, shown: string): Promise<void> {
  await admin.getByLabel('New price of Identity check in EUR').fill(amount);
  await admin.getByRole('button', { name: 'Change price of Identity check' }).click();
  await expect(admin.getByText(`Identity check: ${shown}`)).toBeVisible();
}

/** Lets one of the demo's people in; ends on their dashboard or on what is asked for. */
export async function signInAs(
  page: Page,
  demo: Demo,
  role: Role['role'],
  path?: string,
): Promise<void> {
  const [found] = roles.filter((each) => each.role === role);
  if (found === undefined) throw new Error(`The demo has nobody who is a ${role}`);
  await enter(page, demo, found, path);
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
