import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('[F5] an admin filters the log, unfolds an entry, checks the chain and takes it away', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Signed in' }).first()).toBeVisible();

  await page.getByLabel('What').selectOption('job');
  await expect(page).toHaveURL(/objectKind=job/);
  await expect(entries.filter({ hasText: 'Signed in' })).toHaveCount(0);
  const paused = entries.filter({ hasText: 'Paused a job' }).first();
  await paused.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(paused.getByRole('row', { name: /status/ })).toBeVisible();

  await expect(paused.getByRole('link', { name: 'See the job' })).toBeVisible();

  await page.getByRole('button', { name: 'Check the chain' }).press('Enter');
  await expect(page.getByText(/^All \d+ entries are unchanged[.]$/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toContain('job.paused');
  expect(file).not.toContain('session.start');
  await expectAccessible(page);

  await page.getByLabel('Until').fill('2001-01-01');
  await expect(page.getByText('No entry matches')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(entries.filter({ hasText: 'Signed in' }).first()).toBeVisible();
});
