import type { candidateFilter } from '@candor/contract/hiring/candidate-fields';
import { stageKinds } from '@candor/contract/hiring/stage-rules';
import { REPORT_APPLICATIONS } from '@candor/contract/hiring/reports';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';

type Condition = RawBuilder<unknown>;

/** A filter as it was asked for, and when: an answer that was promised is late by then. */
export type CandidateFilter = z.output<typeof candidateFilter> & { readonly now: Date };

/** Whether a filter asks for what a report counted. */
export const asksForCohort = (filter: CandidateFilter): boolean =>
  [
    ...[filter.appliedFrom, filter.appliedUntil, filter.ownerID, filter.applicationSource],
    filter.reached,
  ].some((value) => value !== undefined);

const DAY = 24 * 3_600_000;

/**
 * The candidates of the applications that a report counts: the newest of the period, so that a million cost what five
 * thousand cost. Days bound them as the report's period does, and everything else asks about those.
 */
export function cohortQuery(companyId: number, filter: CandidateFilter): Condition {
  const { jobID, ownerID, appliedFrom, appliedUntil } = filter;
  const among = [sql`n.company_id = ${companyId}`];
  if (jobID !== undefined) among.push(sql`n.job_id = ${jobID}`);
  if (appliedFrom !== undefined) among.push(sql`n.applied_at >= ${new Date(appliedFrom)}`);
  if (appliedUntil !== undefined) {
    among.push(sql`n.applied_at < ${new Date(Date.parse(appliedUntil) + DAY)}`);
  }
  if (ownerID !== undefined) {
    among.push(sql`n.job_id in (
      select job_id from job_team
       where company_id = ${companyId} and membership_id = ${ownerID} and role = 'owner')`);
  }
  return sql`
    select a.candidate_id from (
      select n.id, n.candidate_id, n.job_id, n.stage_id, n.source, n.status, n.reply_by, n.is_unread
        from applications n
       where ${sql.join(among, sql` and `)}
       order by n.applied_at desc, n.id desc limit ${REPORT_APPLICATIONS}) a
     where ${sql.join(ofThose(companyId, filter), sql` and `)}`;
}

/** On the columns of the application `a`. */
export const isOverdue = (now: Date): Condition =>
  sql`a.status = 'active' and a.reply_by is not null and a.reply_by < ${now}`;

export const isUnread: Condition = sql`a.status = 'active' and a.is_unread`;

function ofThose(companyId: number, filter: CandidateFilter): Condition[] {
  const { applicationSource, applicationStatus, stageKind, reached, reply, unread, now } = filter;
  const all: Condition[] = [sql`true`];
  if (applicationSource !== undefined) all.push(sql`a.source = ${applicationSource}`);
  if (applicationStatus !== undefined) all.push(sql`a.status = ${applicationStatus}`);
  if (reply !== undefined) all.push(isOverdue(now));
  if (unread !== undefined) all.push(isUnread);
  if (stageKind !== undefined) {
    all.push(sql`exists (select from job_stages t
      where t.company_id = ${companyId} and t.id = a.stage_id and t.kind = ${stageKind})`);
  }
  if (reached === 'hired') all.push(sql`a.status = 'hired'`);
  else if (reached !== undefined && reached !== 'applied') all.push(hasReached(companyId, reached));
  return all;
}

/** Who was hired came all the way, and a step that was taken back was none: as the report counts. */
function hasReached(companyId: number, stage: (typeof stageKinds)[number]): Condition {
  const further = stageKinds.slice(stageKinds.indexOf(stage));
  return sql`(a.status = 'hired' or exists (
    select from application_moves m
      join job_stages t
        on t.company_id = ${companyId} and t.job_id = a.job_id and t.name = m.to_stage
     where m.company_id = ${companyId} and m.application_id = a.id and m.kind <> 'undone'
       and t.kind = any(${[...further]}::text[])
       and not exists (select from application_moves u
                        where u.company_id = ${companyId} and u.application_id = a.id
                          and u.undoes = m.id)))`;
}
