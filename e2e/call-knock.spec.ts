import { expectAccessible } from './accessibility.ts';
import { expect, join, joinFrom, test } from './call-steps.ts';

test('[VL-9] who is not invited knocks by a link, and is a guest when somebody inside opens', async ({
  page,
  asked,
  openOther,
}) => {
  await joinFrom(page, await asked.seatLink());
  await page.getByRole('button', { name: 'Interviewers' }).click();
  await page.getByRole('button', { name: 'Get a link for a guest' }).click();
  const field = page.getByRole('textbox', { name: 'Link for a guest' });
  await expect(field).toHaveValue(/\/call\?knock=/);
  const address = await field.inputValue();

  const guest = await openOther();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Ask to be let in' })).toBeVisible();
  await expect(guest).not.toHaveURL(/knock/);
  await guest.getByRole('button', { name: 'Knock' }).click();
  await expect(guest.getByRole('alert')).toHaveText('Please write your name.');
  await expectAccessible(guest);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Grace Hopper');
  await guest.getByRole('button', { name: 'Knock' }).click();
  await expect(guest.getByText('Please leave this page open')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Please leave this page open')).toBeVisible();

  await expect(page.getByText('Grace Hopper knocks and asks to come in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Let in', exact: true }).click();
  await join(guest);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Grace Hopper (guest)' }),
  ).toBeVisible();
  await expect(page.getByText('Grace Hopper knocks')).toBeHidden();
  await expect(guest.getByRole('button', { name: 'Chat' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Interviewers' })).toBeHidden();
});
