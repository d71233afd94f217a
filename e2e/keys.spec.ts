import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('“?” lists the keys of the page that is shown, and what it lists works', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  const table = page.getByRole('table', { name: 'Reports that wait for a decision' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const keys = page.getByRole('dialog', { name: 'Keys' });
  const line = (does: string) => keys.getByRole('term').filter({ hasText: does });
  await page.getByRole('button', { name: 'Keys' }).waitFor();
  await page.keyboard.press('?');
  await expect(line('Next row')).toBeVisible();
  await expect(line('Find anything')).toBeVisible();
  await expect(line('Reject')).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(table.getByRole('link').first()).not.toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(table.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(line('Reject')).toBeVisible();
  await expect(line('Next row')).toBeHidden();
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('r');
  const reason = page.getByRole('textbox', { name: /Reason/ });
  await expect(reason).toBeFocused();
  await page.keyboard.press('?');
  await expect(reason).toHaveValue('?');
});
