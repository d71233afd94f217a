import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { type Appointment, appointmentColumns, appointmentTables } from './appointment-store.ts';

const MOST_COMPANIES = 50;
const MOST_EACH = 100;
const BACK_MS = 60 * 86_400_000;

/** The companies in which this person's own proved address is a candidate's: by a policy that compares it. */
async function candidateIn(tx: Tx, accountId: number) {
  const { rows } = await sql<{ companyId: number; id: number }>`
    select c.company_id, c.id from candidates c join accounts a on a.email = c.email
     where a.id = ${accountId} order by c.created_at desc limit ${MOST_COMPANIES}`.execute(tx);
  return rows;
}

/** What companies asked this candidate to, the newest first; in a transaction in the person's name. */
export async function listOfCandidate(tx: Tx, accountId: number): Promise<Appointment[]> {
  const found: Appointment[] = [];
  for (const { companyId, id } of await candidateIn(tx, accountId)) {
    const { rows } = await withinCompany(tx, companyId, () =>
      sql<Appointment>`
        select ${appointmentColumns} from ${appointmentTables}
         where p.company_id = ${companyId} and s.candidate_id = ${id} and p.asked_at is not null
         order by p.schedule_id desc limit ${MOST_EACH}`.execute(tx),
    );
    found.push(...rows);
  }
  return found;
}

export async function isOwnAppointment(
  tx: Tx,
  given: {
    readonly accountId: number;
    readonly companyId: number;
    readonly scheduleId: number;
  },
): Promise<boolean> {
  const { companyId, scheduleId } = given;
  const all = await listOfCandidate(tx, given.accountId);
  return all.some((one) => one.companyId === companyId && one.scheduleId === scheduleId);
}

export type OwnSeat = Appointment & {
  readonly seatId: number;
  readonly placeId: number;
  readonly seatedId: number | null;
  readonly seatAskedAt: Date | null;
  readonly answer: 'open' | 'accepted' | 'declined';
  readonly hasDeclined: boolean;
  readonly hasMatched: boolean;
  /** From outside, and has agreed to no seat of this company yet. */
  readonly mustAccept: boolean;
};

/** Where this person sits or may sit, over all companies; in a transaction in their name. */
export async function listOfInterviewer(tx: Tx, accountId: number, now: Date): Promise<OwnSeat[]> {
  const { rows: places } = await sql<{ companyId: number }>`
    select distinct company_id from appointment_seat_people where account_id = ${accountId}
     limit ${MOST_COMPANIES}`.execute(tx);
  const since = new Date(now.getTime() - BACK_MS);
  const found: OwnSeat[] = [];
  for (const { companyId } of places) {
    const { rows } = await withinCompany(tx, companyId, () =>
      sql<OwnSeat>`
        select ${appointmentColumns}, q.seat_id, q.id as place_id, t.account_id as seated_id, t.asked_at as seat_asked_at, t.answer,
               q.declined_at is not null as has_declined, q.matched is not null as has_matched,
               q.email is not null and q.account_id not in (select app_accepted_outsiders()) as must_accept
          from ${appointmentTables}
          join appointment_seats t on t.company_id = p.company_id and t.schedule_id = p.schedule_id
          join appointment_seat_people q on q.company_id = t.company_id and q.seat_id = t.id
          left join memberships m on m.company_id = q.company_id and m.account_id = q.account_id and m.status = 'active'
         where p.company_id = ${companyId} and q.account_id = ${accountId} and p.asked_at is not null
           and (q.email is not null or m.id is not null)
           and (p.ends_at is null or p.ends_at > ${since})
         order by p.schedule_id desc limit ${MOST_EACH}`.execute(tx),
    );
    found.push(...rows);
  }
  return found;
}
