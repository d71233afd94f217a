import type { Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import type { InterviewTimes } from './own-interview-rules.ts';

/** Nobody is a candidate of more; a scan of them all stays short. */
const MOST_COMPANIES = 50;
const MOST_INTERVIEWS = 50;

export type OwnInterview = InterviewTimes & {
  readonly companyId: number;
  readonly id: number;
  readonly createdAt: Date;
  readonly calendarSequence: number;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly minutes: number;
};

/**
 * What companies invited the person's own proved address to, the nearest end first. The companies come from a policy
 * of the database that compares that address; each is then read in its own name, by the candidate's number there.
 */
export async function readOwnInterviews(tx: Tx, accountId: number): Promise<OwnInterview[]> {
  const places = await tx
    .selectFrom('candidates as c')
    .innerJoin('accounts as a', 'a.email', 'c.email')
    .select(['c.companyId', 'c.id'])
    .where('a.id', '=', accountId)
    .orderBy('c.createdAt', 'desc')
    .limit(MOST_COMPANIES)
    .execute();
  const found: OwnInterview[] = [];
  for (const { companyId, id } of places) {
    found.push(...(await withinCompany(tx, companyId, () => readInterviews(tx, companyId, id))));
  }
  return found.toSorted((a, b) => b.closesAt.getTime() - a.closesAt.getTime());
}

function readInterviews(tx: Tx, companyId: number, candidateId: number): Promise<OwnInterview[]> {
  return tx
    .selectFrom('interviewSchedules as s')
    .innerJoin('companies as o', 'o.companyId', 's.companyId')
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.companyId', '=', 's.companyId').onRef('j.id', '=', 's.jobId'),
    )
    .innerJoin('blueprints as b', (join) =>
      join.onRef('b.companyId', '=', 's.companyId').onRef('b.id', '=', 's.blueprintId'),
    )
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.companyId', '=', 's.companyId').onRef('t.scheduleId', '=', 's.id'),
    )
    .select([
      's.companyId',
      's.id',
      's.createdAt',
      's.calendarSequence',
      's.opensAt',
      's.closesAt',
      's.cancelledAt',
      'b.minutes',
    ])
    .select(['o.name as companyName', 'j.title as jobTitle', 't.status as attemptStatus'])
    .where('s.companyId', '=', companyId)
    .where('s.candidateId', '=', candidateId)
    .orderBy('s.closesAt', 'desc')
    .limit(MOST_INTERVIEWS)
    .execute();
}
