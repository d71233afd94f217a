import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo } from './account-mail.ts';
import { openPipeline, send } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';

const DAY = 86_400_000;

/** The secret in the newest mail to this address. */
async function mailedToken(product: Product, email: string): Promise<string> {
  const found = () =>
    /[?&](?:amp;)?token=([\w.-]+)/.exec(mailsTo(product, email)[0]?.html ?? '')?.[1];
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found() ?? '';
}

/** No page is wider than the phone that shows it. */
async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize(before);
}

/** As the candidate, by the mailed link: from nine to noon in so many days, and the day after. */
async function offerTimes(page: Page, token: string, days: number): Promise<void> {
  const open = await page.request.post('/api/appointment', { data: { token } });
  const { revision } = (await open.json()).data;
  const day = Math.floor(Date.now() / DAY) * DAY + days * DAY;
  const spans = [day, day + DAY].map((at) => ({
    startsAt: new Date(at + 9 * 3_600_000).toISOString(),
    endsAt: new Date(at + 12 * 3_600_000).toISOString(),
  }));
  const reply = await page.request.post('/api/appointment/offers', {
    data: {
      token,
      revision,
      timeZone: 'America/New_York',
      spans,
      reason: '',
      note: 'I use a wheelchair.',
    },
  });
  expect(reply.status()).toBe(200);
}

test('[RT-11] [AV-3] [AV-5] from a card of the pipeline to an appointment, moved and cancelled', async ({
  page,
  demo,
  product,
}) => {
  test.setTimeout(240_000);
  const { title, jobID, email } = await openPipeline(page, demo);
  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Schedule live interview' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a live interview');

  await page.getByRole('button', { name: 'Ask Ada Lovelace' }).press('Enter');
  const person = page.getByLabel('Add a person');
  await expect(person).toBeFocused();
  await expect(person).toHaveAccessibleDescription(/Please choose who sits here/);
  const me = await person
    .locator('optgroup[label=Colleagues] option')
    .first()
    .getAttribute('value');
  const own = await send(page, 'GET', '/api/availability');
  expect(own.hours.weekly).toHaveLength(7);
  await page.getByLabel('Link', { exact: true }).fill('http://meet.example.com');
  await expect(page.getByLabel('Link', { exact: true })).toHaveAccessibleDescription(/https:\/\//);
  await page.getByLabel('Link', { exact: true }).fill('https://meet.example.com/room');
  await person.selectOption(me ?? '');
  await expect(page.getByRole('list', { name: 'Seat 1' }).getByRole('listitem')).toHaveCount(1);
  const preview = page.getByRole('complementary', { name: 'Free times' });
  await expect(preview.getByRole('time').or(preview.locator('time')).first()).toBeVisible();
  await preview.getByLabel('Day').fill(new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10));
  await expect(preview.getByText(/outside the hours of/).first()).toBeVisible();
  await page.getByLabel(/The candidate offers times/).check();

  await page.reload();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(
    'https://meet.example.com/room',
  );
  await expect(page.getByLabel(/The candidate offers times/)).toBeChecked();
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask Ada Lovelace' }).press('Enter');
  await expect(page).toHaveURL(/\/company\/interviews\/live-interview\?interviewScheduleID=\d+$/);
  await expect(page.getByText('Candidate asked')).toBeVisible();
  await expect(page.getByText(/is asked to offer times/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('interviewScheduleID') ?? '';

  const token = await mailedToken(product, email);
  await offerTimes(page, token, 4);
  await expect(page.getByRole('heading', { name: 'Offered times' })).toBeVisible({
    timeout: 70_000,
  });
  await expect(page.getByText('I use a wheelchair.')).toBeVisible();
  await page.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(page.getByText('Please choose a time.')).toBeFocused();
  await page.getByRole('radio').first().check();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/in New York/).first()).toBeVisible();

  await page.goto(`/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline`);
  await expect(page.getByText(/^Interview [A-Z][a-z]+ \d+/)).toBeVisible();

  await page.goto(`/company/reschedule-slot-selection?interviewScheduleID=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Move this interview' });
  // Within what was offered it could be moved at once.
  await dialog.getByLabel('Ask the candidate for other times').check();
  const ask = dialog.getByRole('button', { name: 'Ask for other times' });
  await ask.press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/);
  await dialog.getByLabel('Reason').fill('The room is taken.');
  await expectAccessible(page);
  await ask.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/The appointment stands until another one is certain/)).toBeVisible();
  await offerTimes(page, token, 6);
  await page.getByRole('radio').nth(1).check({ timeout: 70_000 });
  await page.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(page.getByText(/^Moved/).first()).toBeVisible();
  await expect(page.getByText('It is booked, and everybody knows.')).toBeVisible();

  await page.goto('/company/interviews/live');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Booked');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await row.getByRole('link', { name: 'Ada Lovelace' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  const cancel = page.getByRole('dialog');
  await cancel.getByLabel('Reason').fill('The job is filled.');
  await cancel.getByRole('button', { name: 'Cancel the interview' }).press('Enter');
  await expect(page.getByText(/Your company cancelled it: “The job is filled\.”/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move' })).toHaveCount(0);
});

test('[RT-11] a live interview that is not there says so, and who has nobody yet chooses', async ({
  page,
  demo,
}) => {
  const { title } = await openPipeline(page, demo);
  await page.goto('/company/reschedule-set-availability?interviewScheduleID=999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no such live interview',
  );
  await page.getByRole('link', { name: 'All live interviews' }).press('Enter');
  await page.getByRole('link', { name: 'Schedule live interview' }).first().press('Enter');
  await page.getByLabel('Job', { exact: true }).selectOption({ label: title });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Schedule an interview of Ada Lovelace' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
});
