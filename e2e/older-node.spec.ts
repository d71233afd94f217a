import type { Page } from '@playwright/test';
import { wantTeam } from './company-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';

/** As a node of the release before replies, while an upgrade rolls: it knows nothing of these fields. */
async function without(page: Page, path: string, fields: readonly string[]): Promise<() => number> {
  let replies = 0;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    for (const field of fields) Reflect.deleteProperty(reply.data, field);
    await route.fulfill({ response, json: reply });
    replies += 1;
  });
  return () => replies;
}

test('[PY-1] a company chooses its plan and sees its credits at a node of the release before', async ({
  page,
  product,
}) => {
  await without(page, '/api/companies/own/plan-change', ['ended']);
  await without(page, '/api/billing/credits', ['coming']);
  await wantTeam(page, product, 'Older Nodes');
  await page.goto('/company/paymentPlan');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Team' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/paymentPlan');
  await expect(page.getByRole('region', { name: 'Free' })).toContainText('Your plan');
  await page.getByRole('link', { name: 'Credits' }).click();
  await expect(page.getByText('The company has 0 credits.')).toBeVisible();
});

test('[PY-1] a super admin reads the price list at a node of the release before', async ({
  page,
  product,
}) => {
  await without(page, '/api/administration/credits', ['history', 'coming']);
  const payments = await without(page, '/api/administration/payments*', ['disputed']);
  await signInAs(page, product.demo(), 'SUPER_ADMIN');
  await page.getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByText('A bot interview costs nothing at the moment.')).toBeVisible();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expect(page.getByText('No invoice waits')).toBeVisible();
  expect(payments()).toBeGreaterThan(0);
});

test('[PY-1] days that a node of the release before ignores are not shown as if it had heeded them', async ({
  page,
  product,
}) => {
  await without(page, '/api/billing/credits/moves?*', ['heedsDays']);
  await without(page, '/api/billing/payments?*', ['heedsDays']);
  await without(page, '/api/billing/credits/export?*', ['oldest', 'cutAt']);
  const downloads: string[] = [];
  page.on('download', (file) => downloads.push(file.suggestedFilename()));
  await signInAs(page, product.demo(), 'COMPANY_ADMIN');
  await page.goto('/company/credit-point');
  await expect(page.getByText(/^The company has/)).toBeVisible();
  const unheeded = page.getByText(/this list is of all days/);
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeEnabled();
  await expect(unheeded).toHaveCount(0);
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect.poll(() => downloads).toHaveLength(1);
  await page.getByLabel('Until').fill('2026-03-01');
  await expect(unheeded).toBeVisible();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByText(/It was not saved; export again/)).toBeVisible();
  expect(downloads).toHaveLength(1);
  await page.goto('/company/payments?from=2026-03-01');
  await expect(unheeded).toBeVisible();
});
