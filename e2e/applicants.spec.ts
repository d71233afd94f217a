import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

const admin = roles[0];

test('[PY-4] a candidate is found, noted about and tagged with the keyboard, and the view can be sent', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Candidates' }).press('Enter');
  const rows = page.locator('.candidate-list tbody tr');
  await expect(rows.first()).toBeVisible();
  const name = await rows.first().getByRole('link').innerText();

  const keywords = page.getByLabel('Keywords');
  await keywords.fill(`"${name}"`);
  await expect(page).toHaveURL(/keywords=/);
  await expect(page.locator('.job-seeker-page__count')).toHaveText('1 candidate');
  await expectAccessible(page);
  await keywords.fill('(welder');
  await expect(keywords).toHaveAccessibleDescription(/The parenthesis is never closed\./);
  await keywords.fill('zymurgist');
  await expect(page.getByText('No one matches “zymurgist”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(rows.first()).toBeVisible();
  await keywords.fill(`"${name}"`);
  await expect(page.locator('.job-seeker-page__count')).toHaveText('1 candidate');

  await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected people' });
  await expect(bar).toContainText('1 person selected');
  await bar.getByRole('button', { name: 'Tag…' }).press('Enter');
  await page.getByLabel('Tag', { exact: true }).fill('Silver medal');
  await page.getByRole('button', { name: 'Put on' }).press('Enter');
  await expect(rows.first()).toContainText('#silver medal');

  // The view can be sent to a colleague: the address alone brings it back.
  await page.goto(page.url());
  await expect(page.locator('.job-seeker-page__count')).toHaveText('1 candidate');
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectAccessible(page);
  const tabs = page.getByRole('navigation', { name: 'About this candidate' });
  await tabs.getByRole('link', { name: 'Notes' }).press('Enter');
  const note = page.getByLabel('New note');
  await note.fill('Met at the fair');
  await page.getByRole('checkbox', { name: 'Private' }).press('Space');
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(page.getByText('only you see this')).toBeVisible();
  await expect(note).toHaveValue('');

  await page.setViewportSize({ width: 390, height: 844 });
  await tabs.getByRole('link', { name: 'Timeline' }).press('Enter');
  await expect(page.getByText('Note, private')).toBeVisible();
  await page.goto('/company/job-seeker');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(keywords).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
