import { createJob } from '@candor/contract/hiring/jobs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

const admin = roles[0];

const saved = (page: Page) => expect(page.locator('.save-note')).toHaveText('Saved');

test('[RT-11] a job is posted with the keyboard alone, saved while it is typed, and published', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Jobs' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Post a job' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible();

  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.press('Enter');
  const missing = page.getByRole('alert');
  await expect(missing).toContainText('Please enter a title.');
  await missing.getByRole('link', { name: 'Please enter a title.' }).press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Please enter a title.');
  await page.keyboard.type('Orchard engineer');
  await saved(page);
  await expect(page).toHaveURL(/post-job\?jobID=\d+$/);

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Orchard engineer');
  await page.getByRole('textbox', { name: 'Description' }).focus();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Robots');
  await page.keyboard.press('End');
  await page.keyboard.type('\n\n- <img src=x onerror=alert(1)>');
  await page.getByLabel('Employment type').selectOption('full-time');
  await page.getByLabel('Workplace type').selectOption('hybrid');
  await page.getByRole('combobox', { name: 'Place', exact: true }).fill('Bergen');
  await page.getByLabel('Country').selectOption('NO');
  const law = page.getByLabel('Law on software in hiring');
  await law.selectOption('New York City');
  await expect(law).toHaveAccessibleDescription(/ten business days after the invitation/);
  await page.getByRole('button', { name: 'Add a skill' }).press('Enter');
  await expect(page.getByLabel('Skill 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Rust');
  await saved(page);
  await expectAccessible(page);

  // A question that nobody has written yet holds up nothing else.
  await page.getByRole('button', { name: 'Add a question' }).press('Enter');
  const words = page.getByLabel('Words of question 1');
  await expect(words).toHaveAccessibleDescription('Please write the question.');
  await page.getByLabel('Title').fill('Orchard robotics engineer');
  await expect(page.getByText('Saved, but for what is marked')).toBeVisible();
  await publish.press('Enter');
  await expect(missing).toContainText('Please write the question.');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Orchard robotics engineer');
  await expect(words).toBeHidden();

  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('strong')).toHaveText('Robots');
  await expect(preview.getByRole('listitem').first()).toHaveText('<img src=x onerror=alert(1)>');
  await publish.press('Enter');
  await expect(page).toHaveURL(/view-jobs\?jobID=\d+$/);
  await expect(page.getByRole('complementary')).toContainText('Open');
  await expectAccessible(page);
});

test('[RT-11] a published job keeps its text until it is published again; it is paused, closed and cloned', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/jobs?search=no-such-word');
  await expect(page.getByText('No job matches “no-such-word”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/\/company\/jobs$/);
  await page.getByLabel('State').selectOption('open');
  await expect(page).toHaveURL(/\?status=open$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Product designer' }).click();
  await expect(page).toHaveURL(/view-jobs\?jobID=\d+$/);
  const state = page.getByRole('complementary');

  await page.getByRole('link', { name: 'Edit job' }).click();
  await page.getByLabel('Title').fill('Renamed by a test');
  await saved(page);
  await page.goBack();
  await expect(state).toContainText('visitors still see the text from before');
  await state.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(state.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(state).not.toContainText('visitors still see');
  await state.getByRole('button', { name: 'Pause' }).click();
  await expect(state).toContainText('Paused');
  await state.getByRole('button', { name: 'Close' }).click();
  await state.getByRole('button', { name: 'Close the job' }).click();
  await expect(state).toContainText('Closed');

  await page.getByRole('link', { name: 'Clone' }).click();
  await expect(page.getByRole('combobox', { name: 'Job' })).toHaveValue(/^\d+$/);
  await page.getByRole('button', { name: 'Clone' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Renamed by a test (copy)');
});

/** A job of this test alone, by the page's own session. */
async function post(page: Page, title: string, isPublished: boolean): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const data = { ...createJob.example.body, title };
  const made = await page.request.post('/api/jobs', { headers, data });
  expect(made.status()).toBe(200);
  if (!isPublished) return;
  const { jobID } = (await made.json()).data;
  const published = await page.request.post(`/api/jobs/${jobID}/publish`, {
    ...{ headers, data: { version: 1 } },
  });
  expect(published.status()).toBe(200);
}

test('several jobs are paused and closed at once, after a look at what will happen', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const name = `Orchard${Date.now()}`;
  await post(page, `${name} picker`, true);
  await post(page, `${name} pruner`, true);
  await post(page, `${name} planner`, false);
  await page.goto(`/company/jobs?search=${name}`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: `${name} ${title}` });
  const selected = page.getByRole('region', { name: 'Selected jobs' });
  const dialog = page.getByRole('dialog');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await selected.getByRole('button', { name: 'Pause…' }).click();
  await expect(dialog).toHaveAccessibleName('Pause 2 jobs?');
  await expect(dialog.getByText(`${name} planner (Draft)`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pause them' }).press('Enter');
  await expect(page.getByText('Paused: 2 jobs.')).toBeVisible();
  await expect(row('picker')).toContainText('Paused');
  await expect(row('pruner')).toContainText('Paused');
  await expect(row('planner')).toContainText('Draft');
  await expect(selected).toBeHidden();

  await page.getByRole('checkbox', { name: `Select ${name} pruner` }).check();
  await selected.getByRole('button', { name: 'Close…' }).click();
  await dialog.getByRole('button', { name: 'Close them' }).click();
  await expect(row('pruner')).toContainText('Closed');
  await expect(row('picker')).toContainText('Paused');
});

test('[RT-4] anybody finds an open job, and search engines find its data', async ({ page }) => {
  await page.goto('/home');
  const nav = page.getByRole('navigation', { name: 'Site' });
  await nav.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.getByLabel('Search').fill('gripper');
  await expect(page).toHaveURL(/\/jobs\?search=gripper$/);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Robotics engineer' }).click();
  await expect(page).toHaveURL(/\/jobs\/career\/\d+\/\d+-robotics-engineer$/);
  await expect(page.getByRole('link', { name: 'About Larkfield Robotics' })).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  const posting = JSON.parse((await data.textContent()) ?? '{}');
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: 'Robotics engineer' });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'About Larkfield Robotics' }).click();
  const heading = { level: 1, name: 'Jobs at Larkfield Robotics' } as const;
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expectAccessible(page);
});
