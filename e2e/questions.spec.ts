import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';
import { stopClock } from './room-steps.ts';

const admin = roles[0];

const heading = 'question,code,A,B,C,D,key,skill,difficulty,seconds,explanation';
const file = [
  heading,
  'Which tree is evergreen?,,Pine,Oak,Beech,,A,Forestry,easy,20,',
  '"Which wood floats, and why?",,Balsa,Lignum vitae,,,A,Forestry,hard,40,',
  'Which one is wrong?,,One,Two,,,Z,Forestry,easy,,',
].join('\r\n');

/** Along the navigation, as somebody who never typed an address. */
async function open(page: Page, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.getByRole('main').getByRole('link', { name, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('questions come in from a file with a wrong row, and become a test by keyboard', async ({
  page,
  demo,
}) => {
  // Bank, import, question, test and preview, each looked through by axe in both schemes.
  test.setTimeout(120_000);
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await open(page, 'Questions');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Import CSV' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import questions' })).toBeVisible();
  const csv = { name: 'trees.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
  await page.getByLabel('File', { exact: true }).setInputFiles(csv);
  await expect(page.getByText('2 of 3 rows can be stored.')).toBeVisible();
  await expect(page.getByRole('row', { name: '4 key Write A, B, C or D.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Store them as').selectOption('live');
  await page.getByRole('button', { name: 'Store 2 questions' }).press('Enter');
  await expect(page).toHaveURL(/\/company\/questions\?status=live$/);
  await page.getByLabel('Search').fill('evergreen');
  await expect(
    page.getByRole('row', { name: /evergreen.*Forestry.*0 of 30 answers/ }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Which tree is evergreen?' }).press('Enter');
  await page.getByLabel('Option C', { exact: true }).fill('Larch');
  await page.getByRole('button', { name: 'Save as version 2' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Question, version 2' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Version 1 Live/ })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(page.getByRole('region', { name: 'As the candidate sees it' })).toContainText(
    'Larch',
  );
  await expectAccessible(page);

  await open(page, 'Tests');
  await page.getByRole('link', { name: 'New test' }).press('Enter');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  const missing = page.getByRole('alert');
  await missing.getByRole('link', { name: 'Give the test a name.' }).press('Enter');
  await expect(page.getByLabel('Name of the test')).toBeFocused();
  await page.keyboard.type('Trees');
  await page.getByLabel('Skill 1', { exact: true }).selectOption('Forestry');
  await page.getByLabel('Number of questions of skill 1').fill('3');
  await save.press('Enter');
  await expect(page.getByLabel('Number of questions of skill 1')).toHaveAccessibleDescription(
    'Only 2 live questions are there for this.',
  );
  await page.getByLabel('Number of questions of skill 1').fill('2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and preview' }).press('Enter');
  await expect(page.getByText('2 questions in 30 minutes')).toBeVisible();
  await expect(page.getByText('Forestry, question 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(page.getByText('Forestry, question 2 of 2')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the test' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Trees' })).toBeVisible();
});

test('a link that is followed before the search has come leads where it says', async ({
  page,
  demo,
}) => {
  await page.clock.install();
  // The next page is slow: it comes after the pause in which the list waits for more letters.
  const held = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route('**/question-page-*.js', async (route) => {
    isAsked = true;
    await held.promise;
    await route.continue();
  });
  await enter(page, demo, admin);
  await open(page, 'Questions');
  const link = page.getByRole('table').getByRole('link').first();
  const stem = (await link.textContent()) ?? '';
  await stopClock(page);
  await page.getByLabel('Search').fill(stem.slice(0, 12));
  await link.press('Enter');
  await expect(page).toHaveURL(/\/question\?questionID=/);
  await expect.poll(() => isAsked).toBe(true);
  await page.clock.runFor(1_000);
  held.resolve();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: /^Question/ })).toHaveText(/version/);
  await expect(page).toHaveURL(/\/question\?questionID=/);
});

test('a question is retired from the list, and live again by one press', async ({ page, demo }) => {
  await enter(page, demo, admin);
  await open(page, 'Questions');
  await page.getByLabel('State').selectOption('live');
  await expect(page).toHaveURL(/status=live/);
  // Of the demo: the question of the journey before has a live version behind its newest.
  await page.getByRole('combobox', { name: 'Skill', exact: true }).selectOption('TypeScript');
  await expect(page).toHaveURL(/skill/);
  await expect(page.getByRole('cell', { name: 'Forestry' })).toHaveCount(0);
  const choices = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all )/ });
  const name = (await choices.first().getAttribute('aria-label')) ?? '';
  const choice = page.getByRole('checkbox', { name, exact: true });
  await choice.press('Space');
  const selection = page.getByRole('region', { name: 'Selected questions' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await selection.getByRole('button', { name: 'Retire' }).press('Enter');
  await expect(choice).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(choice).not.toBeChecked();
});
