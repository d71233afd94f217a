import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openPipeline } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';

async function priceSeats(office: Page, credits: string): Promise<void> {
  await office.getByLabel('Credits for each seat of a live interview').fill(credits);
  await office.getByRole('button', { name: 'Set price of seats' }).click();
}

test('[PY-1] whoever asks to a live interview pays what the page said, or reads what it costs now', async ({
  page,
  browser,
  demo,
  product,
}) => {
  await openPipeline(page, demo);
  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Schedule live interview' }).press('Enter');
  const person = page.getByLabel('Add a person');
  const colleague = person.locator('optgroup[label=Colleagues] option').first();
  await person.selectOption((await colleague.getAttribute('value')) ?? '');
  await page.getByLabel('Link', { exact: true }).fill('https://meet.example.com/room');

  const context = await browser.newContext({ baseURL: product.demo().baseUrl });
  const office = await context.newPage();
  await signInAs(office, product.demo(), 'SUPER_ADMIN');
  await office.getByRole('link', { name: 'Plans' }).click();
  await office.getByLabel('Name of the pack').fill('Seats for a month');
  await office.getByLabel('Credits in it').fill('20');
  await office.getByLabel('Price of the pack in EUR, before tax').fill('99');
  await office.getByRole('button', { name: 'Offer pack' }).click();
  await expect(office.getByText('Seats for a month: 20 credits')).toBeVisible();
  await expect(office.getByLabel('Name of the pack')).toHaveValue('');
  await priceSeats(office, '2');
  await expect(office.getByText(/costs 2 credits for each seat/)).toBeVisible();

  const ask = page.getByRole('button', { name: 'Ask Ada Lovelace' });
  await ask.click();
  await expect(page.getByText(/What a seat costs has just changed/)).toBeVisible();
  await expect(page.getByText('This costs 2 credits; the company has 0 credits.')).toBeVisible();
  await expectAccessible(page);
  await ask.click();
  await expect(page.getByText(/This costs 2 credits, and the company has 0/)).toBeVisible();

  await priceSeats(office, '0');
  await expect(office.getByText('A live interview costs nothing at the moment.')).toBeVisible();
  await office.getByRole('button', { name: 'Withdraw Seats for a month' }).click();
  await expect(office.getByRole('button', { name: 'Offer Seats for a month' })).toBeVisible();
  await context.close();
  await ask.click();
  await expect(page.getByText(/What a seat costs has just changed/)).toBeVisible();
  await ask.click();
  await expect(page).toHaveURL(/\/company\/interviews\/live-interview\?/);
});
