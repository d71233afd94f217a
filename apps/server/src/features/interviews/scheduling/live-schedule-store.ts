import type { Tx } from '../../../platform/database/database.ts';

type NewLiveSchedule = {
  readonly companyId: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly applicationId: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly timeZone: string;
  readonly createdByAccountId: number;
  readonly createdAt: Date;
};

/** An interview with people; what is agreed on about it is kept by the feature `appointments`. */
export async function createLiveSchedule(tx: Tx, schedule: NewLiveSchedule): Promise<number> {
  const { id } = await tx
    .insertInto('interviewSchedules')
    .values({ ...schedule, kind: 'live', accommodations: JSON.stringify({}) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its last day was changed. */
export async function moveLiveEnd(
  tx: Tx,
  given: { readonly companyId: number; readonly scheduleId: number; readonly closesAt: Date },
): Promise<void> {
  const { companyId, scheduleId, closesAt } = given;
  await tx
    .updateTable('interviewSchedules')
    .set({ closesAt })
    .where('companyId', '=', companyId)
    .where('id', '=', scheduleId)
    .execute();
}

/** `by`: null where the candidate did it. */
export async function cancelLiveSchedule(
  tx: Tx,
  given: {
    readonly companyId: number;
    readonly scheduleId: number;
    readonly at: Date;
    readonly by: number | null;
    readonly reason: string;
  },
): Promise<void> {
  const { companyId, scheduleId, at, by, reason } = given;
  await tx
    .updateTable('interviewSchedules')
    .set({ cancelledAt: at, cancelledBy: by, cancelReason: reason })
    .where('companyId', '=', companyId)
    .where('id', '=', scheduleId)
    .where('cancelledAt', 'is', null)
    .execute();
}
