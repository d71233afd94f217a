import { expectAccessible } from './accessibility.ts';
import { expect, joinUnseenFrom, test } from './call-steps.ts';

test('[VL-9] who switched reactions on sees what others show, and who did not sees nothing', async ({
  page,
  asked,
  openOther,
}) => {
  await joinUnseenFrom(page, await asked.seatLink());
  const candidate = await openOther();
  await joinUnseenFrom(candidate, asked.candidateLink);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' })).toBeVisible();

  // By keys alone: on, and the first of them has the focus.
  await page.keyboard.press('Alt+KeyR');
  const ours = page.getByRole('region', { name: 'React' });
  await expect(ours.getByRole('button', { name: 'Agree' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ours.getByText(/\(you\) agrees/)).toBeVisible();
  await expect(candidate.getByText(/agrees/)).toBeHidden();
  await expectAccessible(page);

  await candidate.getByRole('button', { name: 'Reactions' }).click();
  const theirs = candidate.getByRole('region', { name: 'React' });
  await theirs.getByRole('button', { name: 'Thanks' }).click();
  await expect(ours.getByText('Ada Lovelace says thanks')).toBeVisible();
  await expect(ours.getByText('Ada Lovelace says thanks')).toBeHidden();

  await page.keyboard.press('Alt+KeyR');
  await expect(ours).toBeHidden();
});
