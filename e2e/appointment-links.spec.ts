import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { gridCell, marked } from './marking-steps.ts';

test.use({ timezoneId: 'America/New_York', locale: 'en-GB' });

/** To the second day of the grid's next week, at nine. */
async function enterGrid(page: Page): Promise<void> {
  await gridCell(page).focus();
  for (const key of ['PageDown', 'Home', 'ArrowRight']) await page.keyboard.press(key);
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

test('[AV-1] [AV-2] [AV-3] times are offered by the keys, matched by link, booked and asked to move', async ({
  page,
  request,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const interview = await askToInterview(request, product, 'candidate-offers');
  await page.goto(await interview.link());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Technical interview with');
  // The secret leaves the address, and a reload still has it.
  await expect(page).toHaveURL(/\/SetUserAvailability\?calledBy=candidate/);
  expect(page.url()).not.toContain('token');
  await expect(page.getByText('See you soon.')).toBeVisible();

  const zone = page.getByRole('combobox', { name: 'Your time zone' });
  await expect(zone).toHaveValue('Eastern Standard (America/New York)');
  await zone.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toContainText([
    ...['Eastern Standard', 'Central European', 'Australian Eastern Standard'],
    ...['Indian Standard', 'Japan Standard'],
  ]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Offer these times' }).press('Enter');
  await expect(page.getByText('Please mark a time.')).toBeVisible();
  await enterGrid(page);
  await expect(gridCell(page)).toHaveAccessibleName(/Tue.* 09:00.*\(.*15:00.* in Oslo\)/);
  await page.keyboard.press('Space');
  await expect(gridCell(page)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Offer these times' }).press('Enter');
  await expect(page.getByText('The interview takes 60 minutes.')).toBeVisible();
  await gridCell(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(`Shift+${key}`);
  }
  await expect(marked(page).getByRole('status')).toHaveText('3 h marked');
  await expectAccessible(page);

  await page.getByLabel('Note to the company').fill('I use a wheelchair.');
  await page.reload();
  await expect(marked(page).getByRole('status')).toHaveText('3 h marked');
  await expect(page.getByLabel('Note to the company')).toHaveValue('I use a wheelchair.');
  await page.getByRole('button', { name: 'Also next week' }).press('Enter');
  await expect(marked(page).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Offer these times' }).press('Enter');
  await expect(page.getByText('You offered these times.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The interviewer marks which of them will do: the first common one is booked by itself.
  await page.goto(await interview.seatLink());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Technical interview with Ada Lovelace',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All of them will do' }).press('Enter');
  await expect(marked(page).getByRole('status')).toHaveText('6 h marked');
  await page.getByRole('button', { name: 'These will do' }).press('Enter');
  await expect(page.getByText('This time is booked, and you are to take part.')).toBeVisible();
  // Who said that it will do has accepted it.
  await expect(page.getByText('You accepted.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const { startsAt, note } = await interview.read();
  expect(note).toBe('I use a wheelchair.');
  expect(startsAt).not.toBeNull();

  // Moved by the candidate: the old time stands until the new one is certain.
  await page.goto(await interview.link());
  await expect(page.getByText('This time is booked.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await page.getByRole('button', { name: 'Move it' }).press('Enter');
  await enterGrid(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Ask for one of these times' }).press('Enter');
  await expect(page.getByText('Please give a reason.')).toBeVisible();
  await page.getByLabel('Why another time').fill('My train is late that day.');
  await page.getByRole('button', { name: 'Ask for one of these times' }).press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Until one is booked, the old time stands.')).toBeVisible();
  expect((await interview.read()).startsAt).toBe(startsAt);
  expect((await interview.read()).move).toMatchObject({ by: 'candidate' });
});

test('[AV-5] [AV-3] a free time is picked, one that went is replaced by the nearest, and it is moved', async ({
  page,
  request,
  product,
}) => {
  const interview = await askToInterview(request, product, 'candidate-picks');
  await page.goto(await interview.link());
  await expect(page).toHaveURL(/\/slot-selection\?calledBy=candidate/);
  await page.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(page.getByText('Please pick a time.')).toBeVisible();
  const first = page.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.getByLabel('Note to the company').fill('Until then.');
  await expectAccessible(page);

  // Somebody else gets the same person for that time.
  const rival = await askToInterview(request, product, 'candidate-picks');
  const token = new URL(await rival.link(), 'https://candor.example').searchParams.get('token');
  const open = await (await request.post('/api/appointment', { data: { token } })).json();
  const [taken] = open.data.times;
  const body = { timeZone: 'Europe/Oslo', reason: '', note: '', startsAt: taken };
  const data = { token, revision: open.data.revision, ...body };
  expect((await request.post('/api/appointment/pick', { data })).status()).toBe(200);

  await page.getByRole('button', { name: 'Book this time' }).press('Enter');
  const gone = page.getByRole('alert').filter({ hasText: 'is not free any more' });
  await expect(gone).toBeVisible();
  await expect(gone.getByRole('button')).toHaveCount(3);
  await expect(page.getByLabel('Note to the company')).toHaveValue('Until then.');
  await expectAccessible(page);
  await gone.getByRole('button').first().press('Enter');
  await page.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(page.getByText('This time is booked.')).toBeVisible();
  await expectFitsPhone(page);
  const booked = await interview.read();
  expect(booked.startsAt).not.toBe(taken);

  const secret = new URL(await interview.link(), 'https://candor.example').searchParams.get(
    'token',
  );
  await page.goto(`/reschedule-slot-selection?token=${secret}`);
  await expect(page.getByRole('heading', { name: 'Pick another time' })).toBeVisible();
  // Late in the day its first has few.
  await page.getByRole('radio').last().check();
  await page.getByLabel('Why another time').fill('A doctor’s appointment.');
  await page.getByRole('button', { name: 'Move to this time' }).press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  const moved = await interview.read();
  expect(moved.startsAt).not.toBe(booked.startsAt);
  expect(moved.state).toBe('booked');
});

test('on a phone times are pressed half hour by half hour, and no time will do is an answer', async ({
  page,
  request,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const interview = await askToInterview(request, product, 'candidate-offers');
  await page.goto(await interview.link());
  await page.getByRole('button', { name: 'Week after' }).click();
  const halves = page.getByRole('button', { name: / Oslo / });
  await halves.nth(0).click();
  await halves.nth(1).click();
  await expect(marked(page).getByRole('status')).toHaveText('1 h marked');
  await expect(halves.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'No time will do' }).click();
  const dialog = page.getByRole('dialog', { name: 'Will no time do?' });
  await dialog.getByRole('button', { name: 'Tell the company' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason.');
  await dialog.getByLabel('Reason').fill('I took another job.');
  await dialog.getByRole('button', { name: 'Tell the company' }).click();
  await expect(page.getByText('You said that no time will do.')).toBeVisible();
  expect((await interview.read()).state).toBe('unable');
});

test('a drag marks hours, and another drag from a marked one clears them', async ({
  page,
  request,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const interview = await askToInterview(request, product, 'candidate-offers');
  await page.goto(await interview.link());
  await page.getByRole('button', { name: 'Week after' }).click();
  const drag = async (from: string, to: string): Promise<void> => {
    const [start, end] = [from, to].map((time) =>
      page.getByRole('gridcell', { name: new RegExp(`^(Tue|Wed)[^(]*${time}`) }),
    );
    const box = await start?.first().boundingBox();
    const last = await end?.last().boundingBox();
    if (!box || !last) throw new Error('A cell is missing');
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(last.x + 5, last.y + 5, { steps: 5 });
    await page.mouse.up();
  };
  await drag('09:00–09:30', '10:30–11:00');
  await expect(marked(page).getByRole('status')).toHaveText('4 h marked');
  await drag('10:00–10:30', '10:30–11:00');
  await expect(marked(page).getByRole('status')).toHaveText('2 h marked');
  await marked(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(marked(page).getByRole('status')).toHaveText('1 h marked');
});

test('[AV-1] [AV-4] a link that leads nowhere says what the server said, and Back leads to /', async ({
  page,
}) => {
  for (const path of ['SetUserAvailability', 'slot-selection', 'reschedule-set-availability']) {
    await page.goto(`/${path}?token=1.${'A'.repeat(43)}&calledBy=candidate&type=1&month=0&year=x`);
    await expect(page.getByRole('alert')).toContainText('Token has expired');
  }
  await expectAccessible(page);
  await page.goto('/reschedule-slot-selection?calledBy=interviewer&id1=7');
  await expect(page.getByRole('alert')).toContainText('The link is not complete.');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
