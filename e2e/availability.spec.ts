import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { forgetHours } from './interview-rows.ts';
import { accountOf, confirmIdentity } from './roles.ts';
import { signIn } from './sign-in.ts';
import { signInAt } from './account-steps.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const saved = (page: Page) => page.getByText('Saved.', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('[RT-11] a colleague says their hours by the keyboard, and finds them again', async ({
  page,
  demo,
  product,
}) => {
  await forgetHours(product);
  await signIn(page, demo);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.getByRole('link', { name: 'Availability' }).press('Enter');
  await expect(page).toHaveURL(/\/company\/set-availability$/);
  await expect(page.getByText('You have not said your hours yet.')).toBeVisible();
  await expect(page.getByText('40 h a week')).toBeVisible();
  await expectAccessible(page);

  const zone = page.getByRole('combobox', { name: 'Time zone' }).first();
  await expect(zone).toHaveValue('Central European (Europe/Berlin)');
  await zone.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveText('Eastern Standard (America/New York)');
  await page.keyboard.type('tokyo');
  await expect(page.getByRole('option')).toHaveText(['Japan Standard (Asia/Tokyo)']);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Japan Standard (Asia/Tokyo)');

  const monday = day(page, 'Monday');
  await monday.getByRole('button', { name: 'Add hours to Monday' }).press('Enter');
  await expect(monday.getByLabel('Monday, from').last()).toBeFocused();
  await expect(monday.getByLabel('Monday, from').last()).toHaveValue('18:00');
  await monday.getByLabel('Monday, to').last().fill('17:30');
  await save(page).press('Enter');
  await expect(monday.getByLabel('Monday, to').last()).toBeFocused();
  await expect(monday.getByLabel('Monday, to').last()).toHaveAccessibleDescription(
    'This must be after the beginning.',
  );
  await expectAccessible(page);
  await monday.getByLabel('Monday, to').last().fill('00:00');
  await expect(monday.getByText('midnight')).toBeVisible();

  await monday.getByRole('button', { name: 'Copy Monday to other days' }).press('Enter');
  const copy = page.getByRole('dialog', { name: 'Copy Monday to' });
  await copy.getByRole('checkbox', { name: 'Friday' }).press('Space');
  await copy.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect(day(page, 'Tuesday').getByLabel('Tuesday, to').last()).toHaveValue('00:00');
  await expect(page.getByText('64 h a week')).toBeVisible();

  await page.getByRole('button', { name: 'Add days off' }).press('Enter');
  await expect(page.getByLabel('First day')).toBeFocused();
  await page.getByLabel('First day').fill('2030-12-24');
  await expect(page.getByLabel('Last day')).toHaveValue('2030-12-24');
  await page.getByLabel('Last day').fill('2030-12-31');
  await page.getByLabel('Name', { exact: true }).fill('Christmas');
  await page.getByLabel('Interviews a day, at most').fill('2');
  await save(page).press('Enter');
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(zone).toHaveValue('Japan Standard (Asia/Tokyo)');
  await expect(page.getByText('64 h a week')).toBeVisible();
  await expect(day(page, 'Friday').getByLabel('Friday, to')).toHaveValue('17:00');
  await expect(page.getByLabel('Last day')).toHaveValue('2030-12-31');
  await expect(page.getByLabel('Interviews a day, at most')).toHaveValue('2');
  await expect(page.getByText('You have not said your hours yet.')).toBeHidden();
});

test('of two tabs the later one is told, keeps what was typed, and can show what was saved', async ({
  page,
  demo,
}) => {
  await signIn(page, demo, '/company/set-availability');
  const other = await page.context().newPage();
  await other.goto('/company/set-availability');
  const notice = (of: Page) => of.getByLabel('Least notice, in hours');
  await notice(other).fill('3');
  await notice(page).fill('5');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await other.close();
  await save(page).click();
  await expect(page.getByText('Your hours were saved in another tab')).toBeVisible();
  await expect(notice(page)).toHaveValue('5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard it and show what was saved' }).click();
  await expect(notice(page)).toHaveValue('3');

  await notice(page).fill('6');
  await page.getByRole('link', { name: 'Interviews', exact: true }).click();
  const leave = page.getByRole('dialog', { name: 'Your hours are not saved' });
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(notice(page)).toHaveValue('6');
  await page.getByRole('link', { name: 'Interviews', exact: true }).click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Interviews', level: 1 })).toBeVisible();
});

test('an external interviewer connects a calendar and sees when it makes them busy', async ({
  page,
  demo,
  request,
}) => {
  const stamp = (hours: number) =>
    `${new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const feed = createServer((asked, response) => {
    if (asked.url !== '/private.ics') response.writeHead(404).end();
    else
      response.end(
        [
          ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'BEGIN:VEVENT'],
          ...['UID:1', `DTSTAMP:${stamp(0)}`, `DTSTART:${stamp(30)}`, `DTEND:${stamp(31)}`],
          ...['SUMMARY:Dentist', 'END:VEVENT', 'END:VCALENDAR', ''],
        ].join('\r\n'),
      );
  });
  await new Promise<void>((listening) => {
    feed.listen(0, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(feed.address() as AddressInfo).port}`;
  await confirmIdentity(request, demo);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(page, { type: 'interviewer', ...accountOf(demo, 'EXTERNAL_INTERVIEWER') });
  await page.getByRole('link', { name: 'Availability' }).click();
  await expect(page.getByText('No calendar is connected')).toBeVisible();
  await page.getByRole('button', { name: 'Connect a calendar' }).click();
  const name = page.getByRole('textbox', { name: 'Name' }).last();
  await expect(name).toBeFocused();
  await name.fill('Work');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill(`${origin}/nothing.ics`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(address).toHaveAccessibleDescription(/There is nothing at this address/);
  await expectAccessible(page);
  await address.fill(`${origin}/private.ics`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('The calendar is connected.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Work' })).toBeVisible();
  const busy = page.getByRole('region', { name: 'Busy in the coming seven days' });
  await expect(busy.getByRole('definition')).toHaveText([/\d.*–.*\d/]);
  await expect(page.getByText('Dentist')).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('button', { name: 'Read now: Work' }).click();
  await expect(page.getByText('Work was read.')).toBeVisible();
  await new Promise((closed) => feed.close(closed));
  await page.getByRole('button', { name: 'Read now: Work' }).click();
  await expect(page.getByText('Work could not be read.')).toBeVisible();
  await expect(page.getByText(/^Nobody answers at this address[.]/)).toBeVisible();
  await expect(page.getByText('Its last busy times still count.')).toBeVisible();
  await expect(busy.getByRole('definition')).toHaveCount(1);

  await page.getByRole('button', { name: 'Disconnect Work' }).click();
  const asked = page.getByRole('dialog', { name: 'Disconnect Work?' });
  await asked.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No calendar is connected')).toBeVisible();
});

test('a colleague follows their interviews by a private address, which ends when they end it', async ({
  page,
  demo,
  request,
}) => {
  await signIn(page, demo);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Availability' }).click();
  const feed = page.getByRole('region', { name: 'Your interviews in your own calendar' });
  await feed.getByRole('button', { name: 'Create the address' }).click();
  const address = await feed.getByText(/^https?:[/][/]/).innerText();
  const calendar = await request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await expectAccessible(page);

  await feed.getByRole('button', { name: 'Remove the address' }).click();
  const asked = page.getByRole('dialog', { name: 'Remove the address?' });
  await asked.getByRole('button', { name: 'Remove the address' }).click();
  await expect(page.getByText('The address is removed.')).toBeVisible();
  await expect(feed.getByText('There is no address yet.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
