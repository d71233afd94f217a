import type { Page } from '@playwright/test';
import { mailsTo, newAddress } from './account-mail.ts';
import { linkOf, openPipeline, send } from './appointment-steps.ts';
import { expect, test } from './call-steps.ts';
import { marked, markFromNine } from './marking-steps.ts';
import type { Product } from './product.ts';
import { accountOf } from './roles.ts';

test.use({ timezoneId: 'Europe/Oslo', locale: 'en-GB' });

/** Two hours of a day of the grid's next week, from nine on, and nothing of what was marked before. */
async function markMorning(page: Page, day: number): Promise<void> {
  const remove = marked(page)
    .getByRole('button', { name: /^Remove/ })
    .first();
  await expect(page.getByRole('button', { name: 'Week after' })).toBeVisible();
  while (await remove.isVisible()) await remove.click();
  await markFromNine(page, day, 4);
  await expect(marked(page).getByRole('status')).toHaveText('2 h marked');
}

/** What a calendar program reads of the interview about this job. */
function entryIn(content: string, title: string) {
  const unfolded = content.replaceAll(/\r?\n[ \t]/g, '');
  const events = unfolded.split('BEGIN:VEVENT').filter((event) => event.includes(title));
  const value = (name: string) =>
    new RegExp(`^${name}[^:\\r\\n]*:(.*)$`, 'm').exec(events[0] ?? '')?.[1]?.trim();
  return { uid: value('UID'), sequence: value('SEQUENCE'), startsAt: value('DTSTART') };
}

/** The newest entry that was mailed to somebody about this job. */
const mailedEntry = (product: Product, address: string, title: string) =>
  mailsTo(product, address)
    .flatMap(({ calendar }) => calendar?.content ?? [])
    .map((content) => entryIn(content, title))
    .find(({ uid }) => uid !== undefined);

/** From a card of the pipeline: the recruiter's colleague, and somebody whom the company does not know yet. */
async function schedule(page: Page, outsider: { name: string; email: string }): Promise<void> {
  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).click();
  await page.getByRole('link', { name: 'Schedule live interview' }).click();
  const first = page.getByLabel('Add a person').first();
  const me = first.locator('optgroup[label=Colleagues] option').first();
  await first.selectOption((await me.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  const second = page.getByRole('group', { name: 'Seat 2' });
  await second.getByLabel('Add a person').selectOption('A new address …');
  await second.getByLabel('Name').fill(outsider.name);
  await second.getByLabel('E-mail').fill(outsider.email);
  await second.getByRole('button', { name: 'Add this person' }).click();
  await page.getByLabel('Link', { exact: true }).fill('https://meet.example.com/room');
  await page.getByLabel(/The candidate offers times/).check();
  await page.getByRole('button', { name: 'Ask Ada Lovelace' }).click();
  await expect(page.getByText(/is asked to offer times/)).toBeVisible();
}

test('[AV-1] [AV-3] [AV-5] from a card to an appointment in four calendars, moved twice by each side', async ({
  page,
  demo,
  product,
  request,
  openOther,
}) => {
  test.setTimeout(240_000);
  const outsider = { name: 'Vera Outside', email: newAddress() };
  const { title, email } = await openPipeline(page, demo);
  const feed: string = (await send(page, 'POST', '/api/interview-feed')).address;
  await schedule(page, outsider);
  const mailed = [email, accountOf(demo, 'COMPANY_ADMIN').email, outsider.email];
  /** The same entry in the calendars of all three by mail, and in the one that follows an address. */
  const expectInFour = async (sequence: number) => {
    const entries = () => mailed.map((address) => mailedEntry(product, address, title));
    const sequences = () => entries().map((entry) => entry?.sequence);
    const each = mailed.map(() => String(sequence));
    await expect.poll(sequences, { timeout: 20_000 }).toEqual(each);
    const [entry] = entries();
    expect(new Set(entries().map((one) => JSON.stringify(one))).size).toBe(1);
    const { startsAt } = entryIn(await (await request.get(feed)).text(), title);
    expect(startsAt).toBe(entry?.startsAt);
    return entry;
  };

  const interview = page.url();
  await page.goto('/company/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for a reply' });
  await expect(waiting.getByRole('link', { name: 'Ada Lovelace' }).first()).toBeVisible();
  await page.goto(interview);

  const vera = await openOther();
  await vera.goto(await linkOf(product, outsider.email, title));
  await vera.getByRole('button', { name: 'Accept' }).click();
  await vera.getByRole('button', { name: 'Say your hours' }).click();
  await vera.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(vera.getByText('Saved.')).toBeVisible();

  const ada = await openOther();
  await ada.goto(await linkOf(product, email, title));
  await markMorning(ada, 1);
  await ada.getByRole('button', { name: 'Offer these times' }).click();
  await expect(ada.getByText('You offered these times.')).toBeVisible();
  await page.reload();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('It is booked, and everybody knows.')).toBeVisible();
  const booked = await expectInFour(0);

  // The company, within what was offered: nobody is asked again.
  const moveByCompany = async () => {
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this interview' });
    await dialog.getByLabel('Reason').fill('The room is taken.');
    return dialog;
  };
  const within = await moveByCompany();
  await within.getByRole('radio').first().check();
  await within.getByRole('button', { name: 'Move the interview' }).click();
  await expect(within).toHaveCount(0);
  const moved = await expectInFour(1);
  expect(moved?.uid).toBe(booked?.uid);
  expect(moved?.startsAt).not.toBe(booked?.startsAt);

  // The candidate, to what both interviewers find that will do.
  const moveByCandidate = async (day: number) => {
    await ada.reload();
    await ada.getByRole('button', { name: 'Move it' }).click();
    await markMorning(ada, day);
    await ada.getByLabel('Why another time').fill('My train.');
    await ada.getByRole('button', { name: 'Ask for one of these times' }).click();
    await expect(ada).toHaveURL(/\/home$/);
  };
  const candidateLink = await linkOf(product, email, title);
  await ada.goto(candidateLink);
  await moveByCandidate(2);
  for (const address of [outsider.email, mailed[1] ?? '']) {
    await vera.goto(await linkOf(product, address, title));
    await vera.getByRole('button', { name: 'All of them will do' }).click();
    await vera.getByRole('button', { name: 'These will do' }).click();
    await expect(vera.getByText(/A time is booked when it suits everybody/)).toBeVisible();
  }
  await expectInFour(2);

  // The company asks for other times, which needs no reason of the candidate.
  await page.reload();
  const asking = await moveByCompany();
  await asking.getByLabel('Ask the candidate for other times').check();
  await asking.getByRole('button', { name: 'Ask for other times' }).click();
  await expect(asking).toHaveCount(0);
  await ada.goto(await linkOf(product, email, title));
  await expect(ada.getByLabel('Why another time')).toHaveCount(0);
  await markMorning(ada, 3);
  await ada.getByRole('button', { name: 'Ask for one of these times' }).click();
  await expect(ada).toHaveURL(/\/home$/);
  await page.reload();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('It is booked, and everybody knows.')).toBeVisible();
  await expectInFour(3);

  await ada.goto(await linkOf(product, email, title));
  await moveByCandidate(4);
  await page.reload();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('It is booked, and everybody knows.')).toBeVisible();
  const last = await expectInFour(4);
  expect(last?.uid).toBe(booked?.uid);

  // Where it happens changes as well, and the calendars with it.
  await page.getByRole('button', { name: 'Change the place' }).click();
  const place = page.getByRole('dialog', { name: 'Where does it happen?' });
  await place.getByLabel('It happens').selectOption('By telephone');
  await place.getByRole('textbox', { name: 'Number' }).fill('+47 22 00 00 00');
  await place.getByRole('button', { name: 'Change the place' }).click();
  await expect(page.getByText('The place is changed. Everybody is told.')).toBeVisible();
  await expectInFour(5);

  // Others of this product begin without an address.
  await send(page, 'DELETE', '/api/interview-feed');
});
