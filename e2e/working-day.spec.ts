import type { Browser, Page } from '@playwright/test';
import { mailedLink, newAddress } from './account-mail.ts';
import { foundCompany, newDomain } from './company-steps.ts';
import { makeTest, menu, postJob } from './company-work.ts';
import { countEffort, effortOf } from './effort.ts';
import { expect, test } from './fixtures.ts';
import { pdfFile } from './registration-steps.ts';
import { enter, roles } from './roles.ts';
import { takeInterview } from './take-interview.ts';

/** As a stranger who was sent the career page's address. */
async function apply(browser: Browser, address: string, email: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByLabel('First name').fill('Åsa');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('City').fill('Bergen');
  await page.getByLabel('Country').selectOption('NO');
  await page.getByLabel('CV (needed)').setInputFiles(pdfFile('asa.pdf'));
  await page.getByLabel(/may use my data for this application/).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused();
  await context.close();
}

/** Found elsewhere, and added by hand. */
async function addNine(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const first of ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Finn', 'Gro', 'Hanna', 'Ivar']) {
    await page.getByRole('button', { name: 'Add a candidate' }).click();
    await dialog.getByLabel('First name').fill(first);
    await dialog.getByLabel('Last name').fill('Ulvik');
    await dialog.getByLabel('E-mail').fill(newAddress());
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('link', { name: `${first} Ulvik`, exact: true })).toBeVisible();
  }
}

test('[RT-11] an empty company posts a job, gets applications, invites ten people, reviews and decides', async ({
  page,
  browser,
  product,
  demo,
  request,
}) => {
  test.setTimeout(120_000);
  await foundCompany(page, product, { domain: newDomain(), name: 'Skog' });
  await makeTest(page);
  await postJob(page);

  const side = page.getByRole('complementary');
  const address = (await side.getByText(/\/jobs\/career\//).textContent()) ?? '';
  const asa = newAddress();
  await apply(browser, address, asa);
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Åsa Berg', exact: true })).toBeVisible();
  await addNine(page);
  await page.getByRole('button', { name: 'Table' }).click();
  await countEffort(page);
  await page.getByLabel('Select all on this page').check();
  const bulk = page.getByRole('region', { name: 'Selected people' });
  await bulk.getByRole('link', { name: 'Invite to bot interview' }).click();
  await expect(page.getByLabel('Test')).toContainText('Trees');
  await page.getByLabel('Subject').fill('Your interview at Skog');
  await page.getByRole('button', { name: 'Invite 10 candidates' }).click();
  await expect(page.getByRole('heading', { name: '10 candidates invited' })).toBeFocused();
  expect(await effortOf(page)).toBe(3);
  const invitation = await mailedLink(product, asa, { subject: 'Your interview at Skog' });
  await takeInterview(request, invitation);

  await menu(page, 'Dashboard');
  await page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: 'Åsa Berg' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Åsa Berg' })).toBeVisible();
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('button', { name: /^Advance|^Move/ }).click();
  await decision.getByRole('textbox', { name: /Reason/ }).fill('Knows her trees.');
  await decision.getByRole('button', { name: /^Save/ }).click();
  await expect(decision.getByText('Knows her trees.')).toBeVisible();
  await menu(page, 'Jobs');
  await page.getByRole('link', { name: 'Forester' }).click();
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();

  const panel = page.getByRole('region', { name: 'Panel', exact: true });
  await expect(panel.getByRole('link', { name: 'Åsa Berg', exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await enter(stranger, demo, roles[0]);
  await menu(stranger, 'Candidates');
  await stranger.getByLabel('Keywords').fill('Ulvik');
  await expect(stranger.getByText('No one matches “Ulvik”')).toBeVisible();
  await elsewhere.close();
});
