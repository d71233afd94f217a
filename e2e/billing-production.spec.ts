import { type Browser, expect, type Page, test } from '@playwright/test';
import { generate } from 'otplib';
import { confirmationSubject, goodPassword } from './account-mail.ts';
import { askForAccount, signInAt } from './account-steps.ts';
import { fillCompany, newDomain } from './company-steps.ts';
import { setUpKey } from './multifactor-steps.ts';
import { type Production, startProduction } from './production.ts';

const superAdmin = 'root@selling.example';

let production: Production;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  production = await startProduction(superAdmin, { BILLING: 'invoice' });
});
test.afterAll(() => production?.dispose());

async function newcomer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: production.baseUrl });
  return context.newPage();
}

/** With a second factor, without which nobody sets a price. */
async function openOffice(page: Page): Promise<void> {
  const subject = 'You administer Candor: set your password';
  await page.goto(await production.mailedLink(superAdmin, subject));
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\//);
  await signInAt(page, { type: 'superAdmin', email: superAdmin });
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await signInAt(page, { type: 'superAdmin', email: superAdmin });
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await page.getByLabel('Code from the app').fill(await generate({ secret: await setUpKey(page) }));
  await page.getByRole('button', { name: 'Add the app and sign in' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

test('[PY-1] [SH-6] on an empty installation a plan is offered, and a company comes in by an invoice', async ({
  browser,
}) => {
  test.slow();
  const office = await newcomer(browser);
  await openOffice(office);
  await office.getByRole('link', { name: 'Plans' }).click();
  await office.getByRole('textbox', { name: 'Name', exact: true }).fill('Team');
  await office.getByLabel('What it includes').fill('Ten interviews');
  await office.getByLabel(/^Price in EUR, before tax/).fill('49');
  await office.getByRole('button', { name: 'Offer plan' }).click();
  await expect(office.getByText('€49.00 a month, before tax')).toBeVisible();

  const page = await newcomer(browser);
  const email = `founder@${newDomain()}`;
  await askForAccount(page, 'company', email);
  await page.goto(await production.mailedLink(email, confirmationSubject));
  await expect(page).toHaveURL(/\/company\/profile$/);
  await fillCompany(page, 'Skog');
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByRole('button', { name: 'Pay for Team' }).click();
  await expect(page.getByText('Card of the test provider')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invoice sent')).toBeVisible();

  await office.getByRole('link', { name: 'Payments' }).click();
  await office.getByRole('button', { name: 'Mark paid: Team of Skog' }).click();
  await office.getByLabel('Reference on the bank statement').fill('Statement 1');
  await office.getByRole('button', { name: 'It has come' }).click();
  await expect(page.getByText('The payment has arrived.')).toBeVisible();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
});
