import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';

async function offerPack(office: Page): Promise<void> {
  await office.getByLabel('Name of the pack').fill('Later credits');
  await office.getByLabel('Credits in it').fill('10');
  await office.getByLabel('Price of the pack in EUR, before tax').fill('90');
  await office.getByRole('button', { name: 'Offer pack' }).click();
  await expect(office.getByText('Later credits: 10 credits')).toBeVisible();
}

test('[PY-1] a price is said ahead, a company sees it coming, and it is withdrawn', async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.demo().baseUrl });
  const office = await context.newPage();
  await signInAs(office, product.demo(), 'SUPER_ADMIN');
  await office.getByRole('link', { name: 'Plans' }).click();
  await offerPack(office);
  const from = office.getByLabel('Price of interviews holds from');
  const set = office.getByRole('button', { name: 'Set price of interviews' });
  await office.getByLabel('Credits for a bot interview').fill('4');
  // A day without a time is no time: nothing holds from now on by mistake.
  await from.pressSequentially('01012099');
  await set.click();
  await expect(office.getByText('Please enter a day and a time, or nothing.')).toBeVisible();
  await from.fill('2020-01-01T00:00');
  await set.click();
  await expect(office.getByText(/^This time has come/)).toBeVisible();
  await from.fill('2099-01-01T00:00');
  await set.click();
  await expect(office.getByText('A bot interview: 4 credits, from Jan 1, 2099')).toBeVisible();
  await expect(office.getByText('A bot interview costs nothing at the moment.')).toBeVisible();
  await expectAccessible(office);

  await signInAs(page, product.demo(), 'COMPANY_ADMIN', '/company/credit-point');
  const coming = page.getByText('inviting somebody to a bot interview costs 4 credits.');
  await expect(coming).toContainText('From Jan 1, 2099');
  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page).toHaveURL(/until=2020-01-01/);
  await expect(page.getByText('Nothing on these days')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the latest' }).click();
  await expect(page).not.toHaveURL(/until/);

  await office.getByRole('button', { name: 'Withdraw: A bot interview, 4 credits' }).click();
  await expect(office.getByText('Said for later')).toHaveCount(0);
  await office.getByRole('button', { name: 'Withdraw Later credits' }).click();
  await expect(office.getByRole('button', { name: 'Offer Later credits' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^The company has/)).toBeVisible();
  await expect(coming).toHaveCount(0);
  await context.close();
});
