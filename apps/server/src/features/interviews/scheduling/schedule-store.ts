import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Private: what a candidate was granted (never shown to those who may not see it). */
export type Accommodations = {
  readonly extraMinutes?: number;
  readonly monitorsOff?: readonly string[];
  readonly keyboardNavigation?: boolean;
  readonly noCamera?: boolean;
  readonly breaks?: { readonly count: number; readonly minutes: number };
};

type NewSchedule = {
  readonly companyId: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly blueprintId: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly createdByAccountId?: number | null;
  readonly accommodations?: Accommodations;
  /** When the invitation was made; the database's clock unless given. */
  readonly createdAt?: Date;
};

/** Gives the schedule's id. All three references must be the company's own; PostgreSQL refuses others. */
export async function createSchedule(tx: Tx, schedule: NewSchedule): Promise<number> {
  const { id } = await tx
    .insertInto('interviewSchedules')
    .values({ ...schedule, accommodations: JSON.stringify(schedule.accommodations ?? {}) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The candidate's application for the interview's job. */
export async function tieToApplication(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<void> {
  await sql`
    update interview_schedules s set application_id = a.id
      from applications a
     where s.company_id = ${companyId} and s.id = ${scheduleId}
       and a.company_id = s.company_id and a.candidate_id = s.candidate_id and a.job_id = s.job_id`.execute(
    tx,
  );
}
