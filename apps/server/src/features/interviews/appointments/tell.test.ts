import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLinkResolver } from '../links/index.ts';
import { remindOfAppointment } from './appointment-reminders.ts';
import type { AppointmentChange, AppointmentFacts, BookedFacts } from './facts-rules.ts';
import { tell } from './tell.ts';
import { openTelling, type Telling } from './test-telling.ts';

const begin = new Date('2027-01-10T08:00:00Z');
let now = begin;
let telling: Telling;

beforeAll(async () => {
  telling = await openTelling(() => now);
});
beforeEach(() => {
  now = begin;
});
afterAll(() => telling.close());

const say = (facts: AppointmentFacts, change: AppointmentChange) =>
  telling.db.inCompany(facts.companyId, (tx) => tell(tx, telling.parts, { facts, change }));
const everybody = ({ candidate, seats }: AppointmentFacts) =>
  [candidate, ...seats].map(({ email }) => email);
const countsOf = async (facts: AppointmentFacts) => {
  const counts = [];
  for (const email of everybody(facts)) counts.push((await telling.mailsTo(email)).length);
  return counts;
};
const newest = async (email: string) => {
  const [mail] = await telling.mailsTo(email);
  if (mail === undefined) throw new Error(`${email} got no mail`);
  return mail;
};
const linkIn = (text: string) => new URL(/http:\/\/localhost\/\S+/.exec(text)?.[0] ?? 'none:');
const noticesOf = async ({ askedBy }: AppointmentFacts) => {
  const { rows } = await telling.owner.query(
    'select title, path from notifications where account_id = $1 order by id',
    [askedBy?.accountId],
  );
  return rows;
};
const linesOf = (content: string | undefined) =>
  (content ?? '').replaceAll('\r\n ', '').split('\r\n');

describe('a booking', () => {
  test('is told to candidate and seats once each, with a calendar entry and a link of their own', async () => {
    const facts = await telling.plant();
    await say(facts, { what: 'booked', by: 'candidate' });
    expect(await countsOf(facts)).toEqual([1, 1, 1]);
    const [candidate, vera] = [
      await newest(facts.candidate.email),
      await newest(facts.seats[0]?.email ?? ''),
    ];
    expect(candidate.text).toContain(
      'It begins on Wednesday 20 January 2027 at 10:00 (Europe/Berlin, GMT+1), which is 09:00 (Europe/London, GMT+0) at Acme and takes 60 minutes.',
    );
    expect(vera.text).toContain('Wednesday 20 January 2027 at 18:00 (Asia/Tokyo, GMT+9)');
    for (const { calendar } of [candidate, vera]) {
      expect(calendar?.method).toBe('REQUEST');
      expect(linesOf(calendar?.content)).toContain(`UID:${facts.uid}`);
      expect(calendar?.content).not.toContain('token=');
    }
    expect(await noticesOf(facts)).toEqual([
      {
        title: 'An interview has a time',
        path: `/company/interviews/live-interview?interviewScheduleID=${facts.scheduleId}`,
      },
    ]);
  });

  test('[AV-1] [AV-5] has links that lead where its readers stand, and to nobody else’s', async () => {
    const facts = await telling.plant();
    await say(facts, { what: 'booked', by: 'company' });
    const resolve = createLinkResolver({ db: telling.db, clock: () => now });
    const [theirs, veras] = [
      linkIn((await newest(facts.candidate.email)).text),
      linkIn((await newest(facts.seats[0]?.email ?? '')).text),
    ];
    const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';
    expect([theirs.pathname, veras.pathname]).toEqual(['/slot-selection', '/SetUserAvailability']);
    expect(veras.searchParams.get('calledBy')).toBe('interviewer');
    expect(await resolve(tokenOf(theirs), 'appointment')).toMatchObject({
      scheduleId: facts.scheduleId,
    });
    expect(await resolve(tokenOf(veras), 'appointment-seat')).toMatchObject({
      appointmentSeatId: facts.seats[0]?.seatId,
    });
    expect(await resolve(tokenOf(veras), 'appointment')).toBeNull();
  });

  test('a company that does it itself is not told of it', async () => {
    const facts = await telling.plant();
    await say(facts, { what: 'booked', by: 'company' });
    expect(await noticesOf(facts)).toEqual([]);
  });
});

test('a move and a cancellation change the same entry in every calendar', async () => {
  const facts = await telling.plant();
  await say(facts, { what: 'booked', by: 'company' });
  const moved: BookedFacts = {
    ...{ ...facts, sequence: 1 },
    startsAt: new Date('2027-01-21T09:00:00Z'),
    endsAt: new Date('2027-01-21T10:00:00Z'),
  };
  await countsOf(facts);
  now = new Date('2027-01-10T09:00:00Z');
  await say(moved, { what: 'moved', by: 'company', reason: 'The room is taken.' });
  await countsOf(facts);
  now = new Date('2027-01-10T10:00:00Z');
  await say({ ...moved, sequence: 2, state: 'cancelled' }, { what: 'cancelled', by: 'company' });
  for (const email of everybody(facts)) {
    const mails = (await telling.mailsTo(email)).toReversed();
    const lines = mails.map(({ calendar }) => linesOf(calendar?.content));
    const pick = (name: string) =>
      lines.map((file) => file.find((line) => line.startsWith(`${name}:`)));
    expect(new Set(pick('UID'))).toEqual(new Set([`UID:${facts.uid}`]));
    expect(pick('SEQUENCE')).toEqual(['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2']);
    expect(pick('METHOD')).toEqual(['METHOD:REQUEST', 'METHOD:REQUEST', 'METHOD:CANCEL']);
    expect(mails[1]?.text).toContain('The room is taken.');
  }
});

test('[AV-3] a candidate who wants to move invites the seats to match, and the old time stands', async () => {
  const facts = await telling.plant({ beginning: 'candidate-offers' });
  await say(facts, { what: 'move-asked', by: 'candidate', reason: 'I travel.' });
  expect(await countsOf(facts)).toEqual([0, 1, 1]);
  const mail = await newest(facts.seats[1]?.email ?? '');
  expect(linkIn(mail.text).pathname).toBe('/reschedule-set-availability');
  expect(mail.text).toContain('Until one of them is certain it stays on Wednesday 20 January');
  expect(mail.text).toContain('The reason: I travel.');
  expect(mail.calendar).toBeUndefined();
});

test('who never heard of an interview does not hear of its end; who was asked does', async () => {
  const facts = await telling.plant();
  const open = { ...facts, startsAt: null, endsAt: null, state: 'asked' } as const;
  const [vera] = facts.seats;
  const only = { candidate: false, seatIds: [vera?.seatId ?? 0] };
  await say(open, { what: 'hours-needed', by: 'company', only });
  await say({ ...open, state: 'cancelled' }, { what: 'cancelled', by: 'company' });
  expect(await countsOf(facts)).toEqual([1, 2, 0]);
});

test('what is rolled back was never told', async () => {
  const facts = await telling.plant();
  const failing = telling.db.inCompany(facts.companyId, async (tx) => {
    await tell(tx, telling.parts, { facts, change: { what: 'booked', by: 'candidate' } });
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  expect([await countsOf(facts), await noticesOf(facts)]).toEqual([[0, 0, 0], []]);
});

test('[E10] [C18] names, reasons and messages are text of one line, whoever typed them', async () => {
  const evil = 'x\r\nBcc: eve@evil.example\r\n\r\n<b>You are hired</b>';
  const facts = await telling.plant({ companyName: evil, jobTitle: evil, message: evil });
  await say(facts, { what: 'asked', by: 'company', reason: evil });
  const mail = await newest(facts.candidate.email);
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<b>You');
  expect(mail.text).not.toMatch(/^Bcc/m);
});

test('a mail about a candidate goes with the candidate', async () => {
  const facts = await telling.plant();
  await say(facts, { what: 'booked', by: 'company' });
  const { rows } = await telling.owner.query(
    `select count(*)::int as count from mails
      where key like $1 and about_company_id = $2 and about_candidate_id = $3`,
    [`appointment:${facts.companyId}:%`, facts.companyId, facts.candidate.candidateId],
  );
  expect(rows).toEqual([{ count: 3 }]);
});

describe('reminders', () => {
  const remind = (facts: AppointmentFacts, hours: 1 | 24) =>
    telling.db.inCompany(facts.companyId, (tx) =>
      remindOfAppointment(tx, telling.parts, { facts, hours }),
    );

  test('come to everybody in their own zone, and to the devices of those with an account', async () => {
    const facts = await telling.plant();
    expect(await remind(facts, 1)).toBe(true);
    expect(await countsOf(facts)).toEqual([1, 1, 1]);
    const mail = await newest(facts.seats[0]?.email ?? '');
    expect(mail.text).toContain('18:00 (Asia/Tokyo, GMT+9)');
    const { rows } = await telling.owner.query(
      'select account_id, title from notifications where account_id = any($1) order by account_id',
      [facts.seats.map(({ accountId }) => accountId)],
    );
    expect(rows.map(({ title }) => title)).toEqual(Array(2).fill('An interview begins in an hour'));
  });

  test('do not come of what is cancelled, over or begun, nor to whoever declined', async () => {
    const facts = await telling.plant();
    expect(await remind({ ...facts, state: 'cancelled' }, 24)).toBe(false);
    now = facts.startsAt;
    expect(await remind(facts, 1)).toBe(false);
    now = begin;
    const seats = facts.seats.map((seat, place) =>
      place === 0 ? ({ ...seat, answer: 'declined' } as const) : seat,
    );
    await remind({ ...facts, seats }, 24);
    expect(await countsOf(facts)).toEqual([1, 0, 1]);
  });
});
