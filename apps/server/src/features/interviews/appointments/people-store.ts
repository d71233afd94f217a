import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type KnownPerson = {
  readonly accountId: number;
  readonly name: string;
  /** As the company knows it; empty of whoever it found by their card and never typed. */
  readonly email: string;
  /** Where mails to them go. */
  readonly address: string;
  readonly isFound: boolean;
  readonly isColleague: boolean;
  /** Of somebody from outside: whether they have agreed to a seat of this company once. */
  readonly hasAccepted: boolean;
};

/** The company's members, and whoever from outside it has named for a seat before, by the name that it typed last. */
export async function listKnownPeople(tx: Tx, companyId: number): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select m.account_id, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.email as address,
           false as is_found, true as is_colleague, false as has_accepted
      from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and m.status = 'active' and a.disabled_at is null
     union all
    (select distinct on (p.account_id) p.account_id, p.name, case when p.is_found then '' else p.email end,
            first_value(p.email) over (partition by p.account_id order by p.id desc),
            p.is_found, false,
            p.account_id in (select app_accepted_outsiders())
       from appointment_seat_people p join accounts a on a.id = p.account_id
      where p.company_id = ${companyId} and p.email is not null and a.disabled_at is null
        and not exists (select from memberships m where m.company_id = p.company_id
                           and m.account_id = p.account_id and m.status = 'active')
      order by p.account_id, p.is_found, p.id desc)
     order by name, account_id`.execute(tx);
  return rows;
}

export type LiveApplication = {
  readonly applicationId: number;
  readonly candidateId: number;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly status: string;
  readonly name: string;
  readonly email: string;
};

/** Locked: nobody rejects it while somebody is asked to an interview for it. */
export async function findLiveApplication(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<LiveApplication | undefined> {
  const { rows } = await sql<LiveApplication>`
    select a.id as application_id, a.candidate_id, a.job_id, j.title as job_title, a.status,
           trim(c.first_name || ' ' || c.last_name) as name, c.email
      from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
     where a.company_id = ${companyId} and a.id = ${applicationId} for share of a`.execute(tx);
  return rows[0];
}

export type Round = {
  readonly interviewScheduleID: number;
  readonly round: number;
  readonly kind: 'phone-screen' | 'technical' | 'culture' | 'panel' | 'final' | 'other';
  readonly state: 'asked' | 'offered' | 'booked' | 'over' | 'unable' | 'cancelled';
  readonly endsAt: Date | null;
};

/** The live interviews of an application so far, in order. */
export async function listRounds(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select p.schedule_id as "interviewScheduleID", p.round, p.kind, p.state, p.ends_at
      from appointments p
      join interview_schedules s on s.company_id = p.company_id and s.id = p.schedule_id
     where p.company_id = ${companyId} and s.application_id = ${applicationId}
     order by p.round, p.schedule_id`.execute(tx);
  return rows;
}

/** The application's status, which stays so until COMMIT; undefined where there is none any more. */
export async function findApplicationStatus(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('applications')
    .select('status')
    .where('companyId', '=', companyId)
    .where('id', '=', applicationId)
    .forShare()
    .executeTakeFirst();
  return row?.status;
}

/** Whether somebody may still be booked for it: not once it was rejected, withdrawn or came to a hire. */
export const isOpenApplication = async (
  tx: Tx,
  {
    companyId,
    applicationId,
  }: { readonly companyId: number; readonly applicationId: number | null },
): Promise<boolean> =>
  applicationId !== null &&
  (await findApplicationStatus(tx, companyId, applicationId)) === 'active';
