import { expectAccessible } from './accessibility.ts';
import { wantTeam } from './company-steps.ts';
import { expect, test } from './fixtures.ts';

test('[PY-1] [SH-6] a company cancels and undoes, then changes to a dearer plan at once', async ({
  page,
  product,
}) => {
  await wantTeam(page, product, 'Fairholm Rail');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay €61.25' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);

  await page.goto('/company/paymentPlan');
  const end = page.getByRole('region', { name: 'When it ends' });
  await end.getByRole('button', { name: 'Cancel Team for that day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Team?' });
  await expect(dialog).toContainText('No data is deleted');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel at the end' }).click();
  await expect(end).toContainText('It is cancelled');
  await end.getByRole('button', { name: 'Undo this' }).click();
  await expect(end).toContainText('Nothing renews by itself.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change to Free when Team ends' }).click();
  await page.getByRole('button', { name: 'Change at the end' }).click();
  await expect(end).toContainText('Then Free begins by itself.');

  await page.getByRole('button', { name: 'Change to Business now' }).click();
  await expect(page.getByText('Taken off for what is unused')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/paymentPlan');
  await expect(end).toContainText('Business is paid until');
});
