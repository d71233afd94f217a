import type { Tx } from '../../../platform/database/database.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { lockScheduled, tellOfInterview, toldTitles } from '../scheduling/index.ts';
import type { Subject } from './recording-rules.ts';
import { noteFailureTold } from './trouble-store.ts';
import { findScheduleOf } from './subject-store.ts';

type Lost = {
  readonly companyId: number;
  readonly recording: Pick<Subject, 'subject' | 'subjectId'> & { readonly id: number };
  readonly status: 'empty' | 'failed';
  readonly now: Date;
};

/**
 * Whoever is near the interview hears that there is nothing to watch: once, however many tracks of a call fail or are
 * tried again. A track of which nothing was kept may be one of somebody who never agreed: nothing is wrong with it.
 */
export async function tellFailure(
  tx: Tx,
  notify: Notify,
  { companyId, recording, status, now }: Lost,
): Promise<void> {
  const { id: recordingId, ...subject } = recording;
  if (status === 'empty' && subject.subject !== 'attempt') return;
  const scheduleId = await findScheduleOf(tx, { companyId, ...subject });
  if (scheduleId === undefined) return;
  // Tracks of a call that fail together take turns.
  await lockScheduled(tx, companyId, scheduleId);
  if (!(await noteFailureTold(tx, { companyId, recordingId, scheduleId, now }))) return;
  const title = toldTitles.recording;
  const news = { kind: 'recording', title, now } as const;
  await tellOfInterview(tx, notify, { of: { companyId, scheduleId }, news });
}
