import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('a company is taken along in one signed file, which is looked at before it is brought', async ({
  page,
  demo,
}) => {
  await signIn(page, demo, '/company/settings');
  await page.getByRole('link', { name: 'Take along and bring' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Take along and bring' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take along' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^candor .+ \d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('The file is saved.')).toBeVisible();
  const file = { name: 'company.zip', mimeType: 'application/zip' };
  const buffer = readFileSync(await saved.path());

  await page.getByLabel('The file', { exact: true }).setInputFiles({ ...file, buffer });
  const found = page.getByRole('region', { name: 'What the file holds' });
  await expect(found.getByText('This installation signed it.')).toBeVisible();
  await expect(found.getByText('Everything in it is here already.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  const cut = { ...file, buffer: buffer.subarray(0, -100) };
  await page.getByLabel('The file', { exact: true }).setInputFiles(cut);
  await expect(page.getByText('This is not a ZIP file, or it was cut on its way.')).toBeVisible();
  await expect(found).toHaveCount(0);
});
