import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { openMailbox } from '../../../platform/mail/mailbox.ts';
import { createMailWorkers } from '../../../platform/mail/mail-workers.ts';
import { createPostOffice } from '../../../platform/mail/post-office.ts';
import { openQueue } from '../../../platform/queue/queue.ts';
import { createAccount } from '../../people/accounts/index.ts';
import { createNotificationWorkers, createNotify } from '../../people/notifications/index.ts';
import { createPushSender } from '../../../platform/push/push-sender.ts';
import { testPushKeys } from '../../../test-app.ts';
import type { BookedFacts } from './facts-rules.ts';
import { testFacts } from './test-facts.ts';
import type { TellParts } from './tell.ts';

export type Telling = Awaited<ReturnType<typeof openTelling>>;

/** Database, queue and mailbox as they are, without the app. */
export async function openTelling(now: () => Date) {
  const database = await createTestDatabase();
  const { db, owner } = database;
  const folder = mkdtempSync(join(tmpdir(), 'candor-test-telling-'));
  const mailbox = openMailbox({ folder, now });
  const key = new Uint8Array(32).fill(9);
  const queue = await openQueue({ pool: db.pool, onError: () => {} });
  const work = { db, clock: now, key, transport: mailbox };
  const jobs = createMailWorkers(work);
  const push = createPushSender({ keys: testPushKeys });
  await queue.prepare([...jobs, ...createNotificationWorkers({ ...work, push })]);
  const postOffice = createPostOffice({ queue, key });
  const baseUrl = 'http://localhost';
  const parts: TellParts = {
    ...{ postOffice, baseUrl, mailAddress: 'no-reply@candor.example', clock: now },
    notify: createNotify({ queue, letters: { postOffice, baseUrl } }),
  };
  return {
    ...{ db, owner, parts },
    plant: (change: Partial<BookedFacts> = {}) => plant(database, change),
    /** What waits is delivered; the newest first. */
    mailsTo: async (address: string) => {
      const { rows } = await owner.query('select id from mails where sent_at is null order by id');
      const send = jobs.find(({ name }) => name === 'send-mail');
      for (const { id } of rows) await send?.run({ mailId: Number(id) });
      return (await mailbox.list()).filter(({ to }) => to === address);
    },
    close: async () => {
      await queue.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let made = 0;

/** An interview of a company of its own, with the addresses of nobody else, as its facts say. */
async function plant(
  { db, owner }: TestDatabase,
  change: Partial<BookedFacts>,
): Promise<BookedFacts> {
  made += 1;
  const mine = (email: string) => email.replace('@', `${made}@`);
  const insert = async (table: string, values: object) => {
    const places = Object.keys(values).map((_, index) => `$${index + 1}`);
    const { rows } = await owner.query(
      `insert into ${table} (${Object.keys(values).join(', ')}) values (${places.join(', ')}) returning *`,
      Object.values(values),
    );
    return rows[0];
  };
  const facts = testFacts(change);
  const { rows } = await owner.query('insert into tenants default values returning id');
  const company_id = Number(rows[0].id);
  const account = (email: string) =>
    db.global((tx) =>
      createAccount(tx, {
        ...{ email, firstName: '', lastName: '', passwordHash: null },
        userTypes: ['EXTERNAL_INTERVIEWER'],
      }),
    );
  const asker = await account(mine('rita@acme.example'));
  const job_id = (await insert('jobs', { company_id, title: facts.jobTitle })).id;
  const email = mine(facts.candidate.email);
  const named = { email, first_name: facts.candidate.firstName, last_name: 'Lovelace' };
  const candidate_id = (await insert('candidates', { company_id, ...named })).id;
  const { startsAt, endsAt } = facts;
  const schedule = { job_id, candidate_id, opens_at: startsAt, closes_at: endsAt, kind: 'live' };
  const schedule_id = (await insert('interview_schedules', { company_id, ...schedule })).id;
  await insert('appointments', {
    ...{ company_id, schedule_id, kind: 'technical', state: facts.state },
    ...{ beginning: facts.beginning, minutes: facts.minutes, buffer_before: 0, buffer_after: 0 },
    ...{ notice_hours: 0, last_day: '2027-02-01', time_zone: facts.timeZone },
    ...{ place_kind: facts.place.kind, place_text: facts.place.text, message: facts.message },
    ...{ round: 1, starts_at: startsAt, ends_at: endsAt },
  });
  const seats = [];
  for (const [position, seat] of facts.seats.entries()) {
    const accountId = await account(mine(seat.email));
    const row = { company_id, schedule_id, position, account_id: accountId };
    const seat_id = (await insert('appointment_seats', row)).id;
    const person = { name: seat.name, email: mine(seat.email), account_id: accountId };
    const { id } = await insert('appointment_seat_people', { company_id, seat_id, ...person });
    seats.push({ ...seat, seatId: Number(id), accountId, email: mine(seat.email) });
  }
  return {
    ...facts,
    ...{ companyId: company_id, scheduleId: Number(schedule_id), seats },
    uid: `${company_id}-${schedule_id}@localhost`,
    candidate: { ...facts.candidate, candidateId: Number(candidate_id), email },
    askedBy: { accountId: asker, name: 'Rita' },
  };
}
