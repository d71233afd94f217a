import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { plantUses } from './credit-rows.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  return { name: file.suggestedFilename(), rows: lines.length - 1 };
}

test('[PY-1] more than a file holds of one day is saved in files that follow each other', async ({
  page,
  product,
}) => {
  test.slow();
  await plantUses(product, '2026-03-02T10:00:00Z', 50_003);
  await signInAs(page, product.demo(), 'COMPANY_ADMIN');
  await page.goto('/company/credit-point?from=2026-03-02&until=2026-03-02');
  const first = await saved(page, 'Export as CSV');
  expect(first.rows).toBe(50_000);
  const cut = page.getByText('The latest 50,000 are in the file, back to');
  await expect(cut).toBeVisible();
  await expectAccessible(page);
  const rest = await saved(page, 'Export older ones');
  expect(rest).toMatchObject({ rows: 3, name: expect.stringMatching(/-until-2026-03-02\.csv$/) });
  await expect(page.getByText('The last 3 are in the file; nothing is older.')).toBeVisible();

  await saved(page, 'Export as CSV');
  await expect(cut).toBeVisible();
  // What was said of a file is no word about the next.
  await page.getByLabel('Until').fill('2026-03-01');
  await expect(page.getByText('Nothing on these days')).toBeVisible();
  await expect(cut).toHaveCount(0);
});
