import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ageProofs } from './proof-rows.ts';
import { signIn } from './sign-in.ts';

test('a key asks who is there again: a no keeps what was typed, a yes makes the key', async ({
  page,
  product,
  demo,
}) => {
  await signIn(page, demo);
  await ageProofs(product);
  await page.goto('/company/settings/api-keys');
  await page.getByRole('button', { name: 'New key' }).press('Enter');
  await page.getByLabel('Name').fill('Payroll');
  await page.getByLabel('Read jobs').press('Space');
  const create = page.getByRole('button', { name: 'Create key' });
  await create.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const password = dialog.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Please prove that it is you, then do this again.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Payroll');

  await create.press('Enter');
  // The server is asked first: keys typed before the dialog stands would go nowhere.
  await expect(password).toBeFocused();
  await page.keyboard.type('Wrong#Horse1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await password.fill(demo.accounts[0]?.password ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'The key of Payroll' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
