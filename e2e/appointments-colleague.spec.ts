import { expectAccessible } from './accessibility.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { markFromNine } from './marking-steps.ts';
import { enter, roles } from './roles.ts';

test.use({ timezoneId: 'Europe/Oslo', locale: 'en-GB' });

test('[AV-3] [AV-5] a colleague finds their seat on the first page, proposes other times and gives the seat over', async ({
  page,
  request,
  product,
  demo,
}) => {
  const interview = await askToInterview(request, product, 'candidate-picks', 'member-or-admin');
  const token = new URL(await interview.link(), demo.baseUrl).searchParams.get('token');
  const { data: open } = await (await request.post('/api/appointment', { data: { token } })).json();
  // The last one: on the days before, other journeys of this product book the colleague who is to take the seat.
  const startsAt = open.times.at(-1);
  const pick = { token, revision: open.revision, startsAt, timeZone: 'Asia/Tokyo' };
  const data = { ...pick, reason: '', note: '' };
  expect((await request.post('/api/appointment/pick', { data })).status()).toBe(200);

  await enter(page, demo, roles[1]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const seats = page.getByRole('region', { name: 'You interview' });
  const seat = seats.getByRole('listitem').filter({ hasText: interview.title });
  await expect(seat).toContainText('You are waited for');
  await expect(seat).toContainText('in Tokyo');
  await expectAccessible(page);
  await seat.getByRole('button').press('Enter');
  await expect(page.getByText('This time is booked, and you are to take part.')).toBeVisible();

  // On a phone, where half hours are a list.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Propose other times' }).press('Enter');
  await markFromNine(page, 1, 2);
  await page.getByLabel('Note to the company').fill('A train that day.');
  await page.getByRole('button', { name: 'Propose these times' }).press('Enter');
  await expect(page.getByText('The company sees the times that you proposed.')).toBeVisible();
  expect(await interview.read()).toMatchObject({ startsAt, move: { by: 'interviewer' } });

  await page.getByLabel('Give your seat to').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Give the seat' }).press('Enter');
  await expect(page.getByText('The seat is given over.')).toBeVisible();
  const given = await interview.read();
  expect(given.seats[0].person.email).toBe(interview.admin);
  expect(given.history.at(-1)).toMatchObject({ what: 'seat-swapped' });
});
