import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard-steps.ts';
import { freshLink } from './room-steps.ts';

test.setTimeout(180_000);

test('[BI-1] [BI-4] [BI-7] [BI-8] the whole interview by keyboard, accessible on every screen', async ({
  page,
  product,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (name: string) => {
    await tabTo(page, button(name));
    await page.keyboard.press('Enter');
  };
  await page.goto(await freshLink(product));
  await expect(button('Continue to the terms')).toBeVisible();
  await expectAccessible(page);
  await press('Continue to the terms');
  await expect(page.getByRole('region', { name: 'Terms and Conditions' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press('I agree');
  await expect(button('Share my screen')).toBeVisible();
  await press('Share my screen');
  await expect(button('Start interview')).toBeEnabled();
  await expectAccessible(page);
  await press('Start interview');
  const module = page.getByRole('navigation', { name: 'Question Modules' }).getByRole('button');
  await expect(module.first()).toBeVisible();
  await tabTo(page, module.last());
  await page.keyboard.press('Enter');

  // The question has the focus, so its text is read and Tab leads to its options.
  await expect(page.getByRole('group', { name: /\S/ })).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press('Next question');
  await expect(page.getByRole('group', { name: /\S/ })).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await tabTo(page, page.getByRole('navigation', { name: 'Questions' }).getByRole('button').last());
  await page.keyboard.press('Enter');
  await press('Submit Answers');
  const dialog = page.getByRole('dialog', { name: 'Submit your answers' });
  await expect(dialog).toContainText('2 of 24 questions are answered.');
  // The safe action comes first.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await press('Submit Answers');
  await press('Confirm');
  await expect(page.getByText('Uploaded completely.')).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  await expect(button('Exit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});
