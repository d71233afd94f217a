import { daysByLaw } from '@candor/contract/hiring/jurisdiction-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { knownLanguage } from '../../hiring/candidate-records/index.ts';
import { isMonitored, monitorSettings } from '../proctoring/index.ts';
import { readDays } from '../../operations/retention-rules/index.ts';
import { type Accommodations, watchedBy } from '../scheduling/index.ts';
import type { GrantedBreaks } from './break-rules.ts';

export type LinkedSchedule = {
  readonly companyId: number;
  readonly linkId: number;
  readonly scheduleId: number;
};

/** Everything that an invitation says, except what happened since. */
export type Invitation = Awaited<ReturnType<typeof readInvitation>>;

/** With `lock` first starts take turns: two tabs that start at once make one attempt. */
export async function readInvitation(tx: Tx, link: LinkedSchedule, lock: boolean) {
  const { companyId, scheduleId } = link;
  if (lock) await lockSchedule(tx, link);
  const row = await tx
    .selectFrom('interviewSchedules as schedule')
    .innerJoin('companies as company', 'company.companyId', 'schedule.companyId')
    .innerJoin('jobs as job', (join) =>
      join.onRef('job.companyId', '=', 'schedule.companyId').onRef('job.id', '=', 'schedule.jobId'),
    )
    .innerJoin('candidates as candidate', (join) =>
      join
        .onRef('candidate.companyId', '=', 'schedule.companyId')
        .onRef('candidate.id', '=', 'schedule.candidateId'),
    )
    .innerJoin('blueprints as blueprint', (join) =>
      join
        .onRef('blueprint.companyId', '=', 'schedule.companyId')
        .onRef('blueprint.id', '=', 'schedule.blueprintId'),
    )
    .leftJoin('attempts as attempt', (join) =>
      join
        .onRef('attempt.companyId', '=', 'schedule.companyId')
        .onRef('attempt.scheduleId', '=', 'schedule.id'),
    )
    .select(['schedule.opensAt', 'schedule.closesAt', 'schedule.cancelledAt'])
    .select(['schedule.accommodations', 'blueprint.id as blueprintId'])
    .select(['company.name as companyName', 'job.id as jobId'])
    .select(['job.title as jobTitle', 'job.jurisdiction', 'job.biasAuditUrl', 'job.biasAuditOn'])
    .select('job.language as jobLanguage')
    .select(['candidate.id as candidateId', 'candidate.accountId'])
    .select(['candidate.firstName', 'candidate.lastName'])
    .select(['blueprint.minutes', 'blueprint.passPercent', 'blueprint.showPassMark'])
    .select(watchedBy('blueprint').as('monitors'))
    .select(['blueprint.recordScreen', 'blueprint.systemAudio', 'blueprint.retentionDays'])
    .select('attempt.toldRecordingDays')
    .where('schedule.companyId', '=', companyId)
    .where('schedule.id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  const { accommodations, accountId: userId, ...rest } = row;
  const granted = accommodations as Accommodations;
  const monitors = monitorSettings(row.monitors, granted);
  const most = await readDays(tx, companyId);
  return {
    ...rest,
    // The company's retention may be shorter than the test's; what was said at the start is never exceeded.
    jobLanguage: knownLanguage(row.jobLanguage),
    retentionDays: Math.min(row.toldRecordingDays ?? row.retentionDays, most.recordings),
    evidenceDays: daysByLaw('monitor-evidence', most['monitor-evidence'], rest.jurisdiction),
    interviewDays: daysByLaw('interviews', most.interviews, rest.jurisdiction),
    userId,
    candidateName: `${row.firstName} ${row.lastName}`.trim(),
    minutes: row.minutes + (granted.extraMinutes ?? 0),
    breaks: granted.breaks ?? noBreaks,
    // The company's own until it decides to tell.
    passPercent: row.showPassMark ? row.passPercent : null,
    // Consent is asked for whichever of them is left.
    isFacialTracking: isMonitored(monitors),
    isCameraAsked: granted.noCamera !== true,
    monitors,
    keyboardNavigation: granted.keyboardNavigation === true,
  };
}

const noBreaks = { count: 0, minutes: 0 };

/** They do not change any more once an interview has begun. */
export async function readGrantedBreaks(
  tx: Tx,
  { companyId, scheduleId }: Pick<LinkedSchedule, 'companyId' | 'scheduleId'>,
): Promise<GrantedBreaks> {
  const { accommodations } = await tx
    .selectFrom('interviewSchedules')
    .select('accommodations')
    .where('companyId', '=', companyId)
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  return (accommodations as Accommodations).breaks ?? noBreaks;
}

async function lockSchedule(tx: Tx, { companyId, scheduleId }: LinkedSchedule): Promise<void> {
  await tx
    .selectFrom('interviewSchedules')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', scheduleId)
    .forNoKeyUpdate()
    .execute();
}
