import { createJob } from '@candor/contract/hiring/jobs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { postByPage } from './page-calls.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

const phone = { width: 390, height: 844 };

test('on a phone one row of filters stands before the first card, and a button opens the rest', async ({
  page,
  demo,
}) => {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const title = `Phone ${Date.now()}`;
  const { jobID } = await postByPage(page, '/api/jobs', { ...createJob.example.body, title });
  await postByPage(page, `/api/jobs/${jobID}/publish`, { version: 1 });
  const email = `ada.lovelace.of.the.analytical.engine.${jobID}@candidates.example`;
  const person = { firstName: 'Ada', lastName: 'Lovelace', email };
  await postByPage(page, `/api/pipeline/jobs/${jobID}/applications`, person);
  await page.goto(`/company/jobs/view-jobs?jobID=${jobID}`);
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
  const filters = page.getByRole('search');
  const opener = filters.getByRole('button', { name: /^Filters/ });
  const source = filters.getByRole('combobox', { name: 'Source' });
  await expect(source).toBeVisible();
  await expect(opener).toBeHidden();

  await page.setViewportSize(phone);
  await expect(opener).toBeVisible();
  await expect(source).toBeHidden();
  const field = await filters.getByRole('searchbox').boundingBox();
  const row = await filters.boundingBox();
  expect(row?.height).toBe(field?.height);
  await opener.press('Enter');
  await source.selectOption({ label: 'Career page' });
  await expect(filters.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expectAccessible(page);

  // An address longer than the phone is broken, beside the board and on the page of the person.
  await source.selectOption({ label: 'All sources' });
  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Ada Lovelace' });
  await expect(panel.getByText(email)).toBeVisible();
  expect(await widthOf(page)).toBe(phone.width);
  await panel.getByRole('link', { name: 'Profile' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  expect(await widthOf(page)).toBe(phone.width);
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('above the import of questions stands one way back, to the questions', async ({
  page,
  demo,
}) => {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/questions/import');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Import questions' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Settings' })).toBeHidden();
  await main.getByRole('link', { name: 'All questions' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('a question’s versions, wider than a phone, are scrolled by keys', async ({ page, demo }) => {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/questions');
  await page.getByRole('row').getByRole('link').first().click();
  await page.setViewportSize(phone);
  const versions = page.getByRole('region', { name: 'Versions of this question' });
  await versions.focus();
  await expect(versions).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => versions.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page);
});
