import { expectAccessible } from './accessibility.ts';
import { newAddress } from './account-mail.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

test.use({ timezoneId: 'Europe/Oslo', locale: 'en-GB' });

test('[AV-1] [AV-5] somebody from outside says hours by the link alone, declines and comes back, and the plan is changed', async ({
  page,
  request,
  product,
  demo,
}) => {
  const vera = { email: newAddress(), name: 'Vera Outside' };
  const interview = await askToInterview(request, product, 'candidate-picks', vera);
  await page.goto(await interview.seatLink());
  await expect(page.getByText('no time with you is offered', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Say your hours' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'When can you interview?' })).toBeVisible();
  await expect(page.getByText('These are a proposal', { exact: false })).toBeVisible();
  await page.getByLabel('Monday, from').fill('07:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('You have not said when you can interview')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Those hours are what the candidate picks from.
  const token = new URL(await interview.link(), demo.baseUrl).searchParams.get('token');
  const { data: open } = await (await request.post('/api/appointment', { data: { token } })).json();
  const [startsAt] = open.times;
  const pick = { token, revision: open.revision, startsAt, timeZone: 'Europe/Oslo' };
  const data = { ...pick, reason: '', note: '' };
  expect((await request.post('/api/appointment/pick', { data })).status()).toBe(200);

  await page.goto(await interview.seatLink());
  await expect(page.getByText('This time is booked, and you are to take part.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('I am travelling.');
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(page.getByText('nobody has taken your seat yet', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(page.getByText('You accepted.', { exact: true })).toBeVisible();
  expect((await interview.read()).seats[0]).toMatchObject({ answer: 'accepted' });

  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto(`/company/interviews/live-interview?interviewScheduleID=${interview.id}`);
  await page.getByRole('button', { name: 'Change the plan' }).press('Enter');
  const plan = page.getByRole('dialog', { name: 'Change the plan' });
  await plan.getByLabel('Last day').fill('2020-01-01');
  await plan.getByLabel('Reason').fill('Everybody was away.');
  await plan.getByRole('button', { name: 'Change the plan' }).press('Enter');
  await expect(plan.getByLabel('Last day')).toHaveAccessibleDescription(/This day has passed\./);
  const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await plan.getByLabel('Last day').fill(later);
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Change the plan' }).press('Enter');
  await expect(plan).toHaveCount(0);
  await expect(page.getByText('Changed the plan', { exact: false })).toBeVisible();
  expect((await interview.read()).lastDay).toBe(later);
});
