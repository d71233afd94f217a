import { createJob } from '@candor/contract/hiring/jobs';
import { expectAccessible } from './accessibility.ts';
import { mailsTo } from './account-mail.ts';
import { postByPage } from './page-calls.ts';
import { expect, test } from './fixtures.ts';
import { leaveUnread } from './interview-rows.ts';
import { signIn } from './sign-in.ts';

test('a promise that ends tomorrow is moved in one press, and the candidate reads until when', async ({
  page,
  demo,
  product,
}) => {
  await signIn(page, demo, '/company/dashboard');
  await expect(page.getByRole('heading', { name: 'New applications' })).toBeVisible();
  const title = `Promised ${Date.now()}`;
  const stages = [{ name: 'Applied', kind: 'applied', replyWithinDays: 1 }];
  const { jobID } = await postByPage(page, '/api/jobs', {
    ...createJob.example.body,
    title,
    stages,
  });
  await postByPage(page, `/api/jobs/${jobID}/publish`, { version: 1 });
  for (const firstName of ['Ada', 'Grace']) {
    const person = { firstName, lastName: 'Promised', email: `${firstName}.${jobID}@x.example` };
    await postByPage(page, `/api/pipeline/jobs/${jobID}/applications`, person);
  }

  // On the dashboard, of one's own jobs.
  await page.getByRole('navigation', { name: 'Whose work' }).getByText('Mine').click();
  const main = page.getByRole('main');
  await expect(main.getByText('active candidates')).toBeVisible();
  // What is of the whole company is not said of one's own jobs, and nothing leads to everybody's.
  await expect(main.getByText('to a decision, median')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Review them in a sitting' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^All .+ that wait$/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /^\d+\+? invitations?$/ })).toBeHidden();
  const due = page.getByRole('region', { name: /^Replies due by tomorrow/ });
  const ada = due.getByRole('listitem').filter({ hasText: 'Ada Promised' });
  await expect(ada).toContainText(title);
  await expectAccessible(page);
  await ada.getByRole('button', { name: /^Two days more, tell them why/ }).click();
  await expect(page.getByText(/^Ada Promised was told: an answer by/)).toBeVisible();
  await expect(ada).toBeHidden();
  await expect(due.getByRole('heading')).toBeFocused();

  // Beside the board, with a reason of one's own.
  await page.goto(`/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline`);
  await page.getByRole('link', { name: 'Grace Promised', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Grace Promised' });
  await panel.getByLabel('Why, for the candidate to read').fill('Our engineer is ill.');
  await panel.getByRole('button', { name: /^Two days more, tell them why/ }).click();
  await expect(panel.getByText(/promised first for/)).toBeVisible();
  await expect(panel.getByLabel('Why, for the candidate to read')).toBeHidden();
  await expect(panel.getByRole('heading', { name: 'Grace Promised' })).toBeFocused();
  await expectAccessible(page);
  await expect
    .poll(() => mailsTo(product, `grace.${jobID}@x.example`).map(({ html }) => html))
    .toEqual([expect.stringContaining('Our engineer is ill.')]);
});

test('an application that nobody has opened is marked until somebody does', async ({
  page,
  demo,
  product,
}) => {
  await signIn(page, demo, '/company/dashboard');
  await expect(page.getByRole('heading', { name: 'New applications' })).toBeVisible();
  const title = `Unread ${Date.now()}`;
  const { jobID } = await postByPage(page, '/api/jobs', { ...createJob.example.body, title });
  await postByPage(page, `/api/jobs/${jobID}/publish`, { version: 1 });
  const person = { firstName: 'Una', lastName: 'Read', email: `una.${jobID}@x.example` };
  await postByPage(page, `/api/pipeline/jobs/${jobID}/applications`, person);
  await leaveUnread(product, jobID);

  const table = page.getByRole('table', { name: 'Applications that nobody has opened' });
  const row = table.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Una Read');
  // Paper has no focus, and a screen reader no pointer: the exact time is there for both.
  await expect(row).toHaveAccessibleName(/just now|min ago/);
  const day = String(new Date().getFullYear());
  await expect(row).toHaveAccessibleName(new RegExp(day));
  await page.emulateMedia({ media: 'print' });
  await expect(row.getByText(/just now|min ago/)).toBeHidden();
  await expect(row.getByRole('time').getByText(new RegExp(day))).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline`);
  const card = page.getByRole('listitem').filter({ hasText: 'Una Read' });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Una Read' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Una Read' })).toBeVisible();
  await expect(card.getByText('New', { exact: true })).toBeHidden();
  await page.goto('/company/dashboard');
  await expect(page.getByRole('heading', { name: 'New applications' })).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});
