import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

const admin = roles[0];

const candidateRows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Candidates' }).locator('tbody tr');

test('[PY-4] a candidate is found, noted about and tagged with the keyboard, and the view can be sent', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Candidates' }).press('Enter');
  const rows = candidateRows(page);
  await expect(rows.first()).toBeVisible();
  const name = await rows.first().getByRole('link').innerText();

  const keywords = page.getByLabel('Keywords');
  await keywords.fill(`"${name}"`);
  await expect(page).toHaveURL(/keywords=/);
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await keywords.fill('(welder');
  await expect(keywords).toHaveAccessibleDescription(/The parenthesis is never closed\./);
  await keywords.fill('zymurgist');
  await expect(page.getByText('No one matches “zymurgist”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(rows.first()).toBeVisible();
  await keywords.fill(`"${name}"`);
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected people' });
  await expect(bar).toContainText('1 person selected');
  await bar.getByRole('button', { name: 'Tag…' }).press('Enter');
  await page.getByLabel('Tag', { exact: true }).fill('Silver medal');
  await page.getByRole('button', { name: 'Put on' }).press('Enter');
  await expect(rows.first()).toContainText('#silver medal');

  // The view can be sent to a colleague: the address alone brings it back.
  await page.goto(page.url());
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
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

test('two records of one person are found, compared, merged and parted again', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/job-seeker?keywords=sample&sort=name');
  const rows = candidateRows(page);
  const link = rows.first().getByRole('link');
  const first = await link.innerText();
  await link.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(first);
  const telephone = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    await page.getByLabel('Phone').fill('+47 900 00 001');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  const from = page.getByLabel('Available from');
  await from.pressSequentially('010112026');
  await page.getByLabel('Phone').focus();
  await expect(from).toHaveAccessibleDescription('Please give a day from 1900 to 9999.');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await telephone();
  // The next one of the search, and on the same tab.
  await expect(page.getByRole('link', { name: 'Next →' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(first);
  const second = await heading.innerText();
  await telephone();
  await expect(page.getByText('May be the same person as')).toContainText('same phone number');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Compare with ${first}` }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this one person?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge into one candidate' }).press('Enter');
  const undo = page.getByRole('button', { name: `Undo the merge with ${first}` });
  await expect(undo).toBeVisible();
  await expect(heading).toHaveText(second);
  await undo.press('Enter');
  await expect(page.getByText('May be the same person as')).toContainText(first);
});

test('a CV is read in the page, as words too, and a broken one is offered as a file', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/job-seeker');
  await candidateRows(page).first().getByRole('link').press('Enter');
  const tabs = page.getByRole('navigation', { name: 'About this candidate' });
  await tabs.getByRole('link', { name: 'Files' }).press('Enter');
  await page.getByLabel('What it is').selectOption('cv');
  const pdf = { name: 'welder.pdf', mimeType: 'application/pdf' };
  const adding = page.getByLabel('Add a file');
  const kept = readFileSync(new URL('files/cv.pdf', import.meta.url));
  await adding.setInputFiles({ ...pdf, buffer: kept });
  await page.getByRole('link', { name: 'Read welder.pdf' }).press('Enter');
  const cv = page.getByRole('region', { name: 'welder.pdf' });
  await expect(cv.getByText('Senior welder, Nordic Yards')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(cv.getByText('ISO 9606-1')).toBeInViewport();
  await cv.press('+');
  await expect(page.getByText('125 %')).toBeVisible();
  await tabs.getByRole('link', { name: 'Files' }).press('Enter');
  const broken = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await adding.setInputFiles({ ...pdf, name: 'broken.pdf', buffer: broken });
  await page.getByRole('link', { name: 'Read broken.pdf' }).press('Enter');
  await expect(page.getByText('broken.pdf cannot be shown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
});
