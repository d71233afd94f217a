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
  // What was said afterwards has come there, so the reaction has too.
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(candidate.getByRole('button', { name: 'Chat (1)' })).toBeVisible();
  await expect(candidate.getByText(/agrees/)).toHaveCount(0);
  await expectAccessible(page);

  await candidate.getByRole('button', { name: 'Reactions' }).click();
  const theirs = candidate.getByRole('region', { name: 'React' });
  await theirs.getByRole('button', { name: 'Thanks' }).click();
  await expect(ours.getByText('Ada Lovelace says thanks')).toBeVisible();
  await expect(ours.getByText('Ada Lovelace says thanks')).toBeHidden();

  await page.keyboard.press('Alt+KeyR');
  await expect(ours).toBeHidden();
});
