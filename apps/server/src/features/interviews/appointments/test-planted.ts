import type { TestDatabase } from '../../../platform/database/test-database.ts';
import { createAccount, createMembership } from '../../people/accounts/index.ts';
import type { BookedFacts, SeatFacts } from './facts-rules.ts';
import { testFacts } from './test-facts.ts';

type Database = Pick<TestDatabase, 'db' | 'owner'>;

let made = 0;

/** An interview of a company of its own, as its facts say. On the first seat sits `who`, or somebody new. */
export async function plantAppointment(
  database: Database,
  change: Partial<BookedFacts> = {},
  who?: { readonly accountId: number; readonly email: string },
): Promise<BookedFacts> {
  made += 1;
  const mine = (email: string) => email.replace('@', `${made}@`);
  const insert = insertIn(database);
  const account = (email: string) => plantAccount(database, mine(email));
  const facts = testFacts(change);
  const company_id = Number((await insert('tenants', { created_at: new Date() })).id);
  await insert('companies', { company_id, ...companyOf(facts.companyName) });
  const asker = await account('rita@acme.example');
  await database.db.inCompany(company_id, (tx) =>
    createMembership(tx, { companyId: company_id, accountId: asker, role: 'COMPANY_USER' }),
  );
  const candidate = { ...facts.candidate, email: mine(facts.candidate.email) };
  const ids = await plantSchedule(database, { company_id, facts: { ...facts, candidate }, asker });
  const seats: SeatFacts[] = [];
  for (const [position, seat] of facts.seats.entries()) {
    const isWho = position === 0 && who !== undefined;
    const email = isWho ? who.email : mine(seat.email);
    const accountId = isWho ? who.accountId : await account(seat.email);
    const planted = { ...seat, email, accountId };
    seats.push(await plantSeat(database, { ...ids, company_id, position, seat: planted, facts }));
  }
  return {
    ...facts,
    ...{ companyId: company_id, scheduleId: ids.schedule_id, seats },
    uid: `${company_id}-${ids.schedule_id}@localhost`,
    candidate: { ...candidate, candidateId: ids.candidate_id },
    askedBy: { accountId: asker, name: 'Rita' },
  };
}

const insertIn =
  ({ owner }: Database) =>
  async (table: string, values: object) => {
    const places = Object.keys(values).map((_, index) => `$${index + 1}`);
    const { rows } = await owner.query(
      `insert into ${table} (${Object.keys(values).join(', ')}) values (${places.join(', ')}) returning *`,
      Object.values(values),
    );
    return rows[0];
  };

const companyOf = (name: string) => ({ name, slug: `company-${made}` });

const plantAccount = ({ db }: Database, email: string) =>
  db.global((tx) =>
    createAccount(tx, {
      ...{ email, firstName: 'Some', lastName: 'Body', passwordHash: null },
      userTypes: ['EXTERNAL_INTERVIEWER'],
    }),
  );

type Planting = { readonly company_id: number; readonly facts: BookedFacts };

async function plantSchedule(
  database: Database,
  { company_id, facts, asker }: Planting & { readonly asker: number },
) {
  const insert = insertIn(database);
  const { startsAt, endsAt, candidate, place } = facts;
  const job_id = (await insert('jobs', { company_id, title: facts.jobTitle })).id;
  const named = { first_name: candidate.firstName, last_name: candidate.lastName };
  const person = { company_id, email: candidate.email, ...named };
  const candidate_id = Number((await insert('candidates', person)).id);
  const times = { opens_at: startsAt, closes_at: endsAt, created_by_account_id: asker };
  const schedule = { company_id, job_id, candidate_id, ...times, kind: 'live' };
  const schedule_id = Number((await insert('interview_schedules', schedule)).id);
  await insert('appointments', {
    ...{ company_id, schedule_id, kind: 'technical', state: facts.state },
    ...{ beginning: facts.beginning, minutes: facts.minutes, buffer_before: 0, buffer_after: 0 },
    ...{ notice_hours: 0, last_day: '2027-02-01', time_zone: facts.timeZone, round: 1 },
    ...{ place_kind: place.kind, place_text: place.text, message: facts.message },
    ...{ starts_at: startsAt, ends_at: endsAt },
  });
  return { schedule_id, candidate_id };
}

/** Its person is booked, whoever asks. */
async function plantSeat(
  database: Database,
  given: Planting & {
    readonly schedule_id: number;
    readonly position: number;
    readonly seat: SeatFacts & { readonly accountId: number };
  },
): Promise<SeatFacts> {
  const insert = insertIn(database);
  const { company_id, schedule_id, position, seat, facts } = given;
  const { accountId: account_id } = seat;
  const row = { company_id, schedule_id, position, account_id };
  const seat_id = Number((await insert('appointment_seats', row)).id);
  const typed = seat.isColleague ? {} : { name: seat.name, email: seat.email };
  if (seat.isColleague) {
    await database.db.inCompany(company_id, (tx) =>
      createMembership(tx, { companyId: company_id, accountId: account_id, role: 'COMPANY_USER' }),
    );
  }
  const place = { company_id, seat_id, account_id, ...typed };
  const placeId = Number((await insert('appointment_seat_people', place)).id);
  const { startsAt, endsAt } = facts;
  await insert('booked_times', {
    ...{ account_id, starts_at: startsAt, ends_at: endsAt, owner_id: company_id, seat_id },
    ...{ busy_from: startsAt, busy_until: endsAt },
  });
  return { ...seat, seatId: placeId };
}
