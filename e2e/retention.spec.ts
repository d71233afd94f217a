import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { addForgotten } from './retention-rows.ts';
import { signIn } from './sign-in.ts';

test('an admin is told what a shorter time costs before it is saved, and holds somebody back', async ({
  page,
  product,
  demo,
}) => {
  const candidateID = await addForgotten(product, { days: 500, lastName: 'Forgotten' });
  await signIn(page, demo, '/company/settings');
  await page.getByRole('link', { name: 'Retention' }).click();
  const people = page.getByRole('group', { name: 'People for other jobs' });
  await expect(people.getByText('Nothing goes within 30 days.')).toBeVisible();
  const days = people.getByLabel('Days');
  await days.fill('1');
  await days.press('Enter');
  await expect(people.getByText('Give a whole number from 30 to 3650.')).toBeVisible();
  await days.fill('480');
  await days.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keep it shorter?' });
  await expect(dialog.getByText('1 person goes with the next deletion.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(days).toHaveValue('480');
  await days.press('Enter');
  await dialog.getByRole('button', { name: 'Save and delete' }).press('Enter');
  await expect(people.getByText('Within 30 days 1 person will be deleted')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/company/settings/retention?candidateID=${candidateID}`);
  await page.getByLabel('Hold back from every deletion, because').fill('A complaint.');
  await page.keyboard.press('Enter');
  const release = page.getByRole('button', { name: 'Hold back no longer: Runa Forgotten' });
  await expect(release).toBeVisible();
  await expect(people.getByText('Nothing goes within 30 days.')).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide).toBe(0);
  await release.press('Enter');
  await page.getByRole('button', { name: 'Erase this candidate…' }).press('Enter');
  await page.getByLabel('The candidate’s e-mail address').fill('forgotten@example.com');
  await page.getByLabel('Reason').fill('He asked for it.');
  await page.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(page).toHaveURL(/\/company\/job-seeker$/);
});
