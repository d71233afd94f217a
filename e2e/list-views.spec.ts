import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const heads = (page: Page) => page.getByRole('table', { name: 'Jobs' }).getByRole('columnheader');
const views = (page: Page) => page.getByRole('dialog', { name: 'Views of the jobs' });
const way = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('filters, order and columns of a list are kept under a name, open it first and are found by it', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await page.goto('/company/jobs?status=open&sort=title');
  await way(page, 'Views').click();
  await views(page).getByRole('checkbox', { name: 'Owner' }).uncheck();
  await expectAccessible(page);
  await views(page).getByRole('button', { name: 'Save this view' }).click();
  const form = page.getByRole('dialog', { name: 'Save this view' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter a name.')).toBeVisible();
  await form.getByLabel('Name').fill('Open by title');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(way(page, 'View: Open by title')).toBeVisible();
  await expect(heads(page).filter({ hasText: 'Owner' })).toHaveCount(0);

  // Another order is a change of it, which is kept where its owner says so.
  await page.getByLabel('Sort').selectOption('updated');
  await way(page, 'View: Open by title, changed').click();
  await views(page).getByRole('button', { name: 'Save the change to Open by title' }).click();
  await views(page).getByRole('button', { name: 'Open the list with Open by title' }).click();
  await expect(views(page).getByText('Opens first')).toBeVisible();
  await views(page).getByRole('button', { name: 'Everything' }).click();
  await expect(page).toHaveURL(/jobs\?view=all$/);
  await expect(heads(page).filter({ hasText: 'Owner' })).toHaveCount(1);

  // Whoever asks nothing of the list has it as they keep it.
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
  await expect(way(page, 'View: Open by title')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('open');

  // Whoever takes the last filter away wants to see all of it.
  await page.goto('/company/jobs?status=closed');
  await page.getByLabel('State').selectOption({ label: 'All states' });
  await expect(page).toHaveURL(/jobs$/);
  await expect(way(page, 'Views')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('');

  await page.goto('/company/dashboard');
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByLabel('What are you looking for?').fill('open by ti');
  await expect(page.getByRole('group', { name: 'Views' }).getByRole('option')).toHaveText(
    'Open by titleJobs',
  );
  // A name and Enter in one breath wait for the views, however late they come.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/views', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const others = page.waitForResponse((reply) => reply.url().includes('/api/questions?'));
  await page.getByLabel('What are you looking for?').fill('open by title');
  await page.keyboard.press('Enter');
  await others;
  await expect(page).toHaveURL(/company\/dashboard$/);
  held.resolve();
  await way(page, 'View: Open by title').click();

  await views(page).getByRole('button', { name: 'Rename, share or delete' }).click();
  const change = page.getByRole('dialog', { name: 'Change the view' });
  await change.getByLabel('Name').fill('Open, newest change first');
  await change.getByLabel('Share it with colleagues').check();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(views(page).getByRole('button', { name: 'Open, newest' }).first()).toBeVisible();
  await views(page).getByRole('button', { name: 'Rename, share or delete' }).click();
  await change.getByRole('button', { name: 'Delete' }).click();
  await expect(views(page).getByText('None yet.')).toBeVisible();
  await views(page).getByRole('button', { name: 'Close' }).click();
  await expect(way(page, 'Views')).toBeVisible();
});
