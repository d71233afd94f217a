import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('a company is taken along in one signed file, which is looked at before it is brought', async ({
  page,
  demo,
}) => {
  await signIn(page, demo, '/company/settings');
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const said = { headers: { authorization: `Bearer ${token}` }, data: { replyDays: '2' } };
  expect((await page.request.put('/api/needs/rules', said)).status()).toBe(200);
  await page.getByRole('link', { name: 'Take along and bring' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Take along and bring' })).toBeVisible();
  await page.getByRole('button', { name: 'Take along' }).press('Enter');
  // A job makes it, and the page says when it is ready.
  const ready = page.getByRole('region', { name: 'The file is ready' });
  await expect(ready.getByRole('row', { name: /^CVs and files of candidates/ })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await ready.getByRole('button', { name: 'Save the file' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^candor .+ \d{4}-\d\d-\d\d\.zip$/);
  const file = { name: 'company.zip', mimeType: 'application/zip' };
  const buffer = readFileSync(await saved.path());

  const choose = page.getByLabel('The file', { exact: true });
  await choose.setInputFiles({ ...file, buffer });
  const found = page.getByRole('region', { name: 'What the file holds' });
  await expect(found.getByText('This installation signed it.')).toBeVisible();
  await expect(found.getByText('Everything in it is here already.')).toBeVisible();
  const settings = found.getByRole('table', { name: 'What becomes of each setting' });
  const days = settings.getByRole('row', {
    name: /^An answer is promised within What candidates need/,
  });
  await expect(days.getByRole('cell')).toHaveText(['2 days', '2 days', 'The same']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Forget the file' }).press('Enter');
  await expect(found).toHaveCount(0);

  await choose.setInputFiles({ ...file, buffer: buffer.subarray(0, -100) });
  await expect(page.getByText('This is not a ZIP file, or it was cut on its way.')).toBeVisible();
  await expect(found).toHaveCount(0);
});
