import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { recordingBudget } from './recording-budget-rules.ts';
import { withSubject } from './subject-store.ts';
import { MOST_LEAVINGS, mostSlices } from './slice-rules.ts';

type Upload = {
  readonly companyId: number;
  readonly id: number;
  readonly recordingId: number;
  readonly objectKey: string;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
};

export type NewSlice = {
  readonly kind: 'slice' | 'leaving';
  readonly sequence: number;
  readonly startsAtByte: number;
  readonly bytes: number;
  readonly at: Date;
  readonly notice?: {
    readonly userAction: string;
    readonly captureType: string;
    readonly at: number;
  };
};

export type SliceGrant =
  | { readonly outcome: 'granted' | 'known'; readonly objectKey: string }
  | { readonly outcome: 'full' }
  | { readonly outcome: 'differs' };

/** Notes the place of a slice before its bytes come. 'known': it was noted before, just like this. */
export async function grantSlice(tx: Tx, upload: Upload, slice: NewSlice): Promise<SliceGrant> {
  const { companyId, id, objectKey } = upload;
  const { kind, sequence, startsAtByte, bytes, at } = slice;
  // Locked, so that slices asked for at once are counted one after the other.
  await tx
    .selectFrom('recordings')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', upload.recordingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const known = await tx
    .selectFrom('recordingSlices')
    .select(['startsAtByte', 'bytes', 'objectKey'])
    .where('companyId', '=', companyId)
    .where('segmentId', '=', id)
    .where('kind', '=', kind)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (known !== undefined) {
    const isSame = known.startsAtByte === startsAtByte && known.bytes === bytes;
    return isSame ? { outcome: 'known', objectKey: known.objectKey } : { outcome: 'differs' };
  }
  if (!(await hasRoom(tx, upload, slice))) return { outcome: 'full' };
  const key = `${objectKey}-${kind}-${sequence}`;
  await tx
    .insertInto('recordingSlices')
    .values({
      ...{ companyId, segmentId: id, kind, sequence, startsAtByte, bytes, objectKey: key },
      ...{ grantedAt: at, notice: slice.notice ? JSON.stringify(slice.notice) : null },
    })
    .execute();
  return { outcome: 'granted', objectKey: key };
}

/** Slices double parts, so they may have as much room, and no more, of their own. */
async function hasRoom(
  tx: Tx,
  { companyId, recordingId, startedAt, deadlineAt }: Upload,
  slice: NewSlice,
): Promise<boolean> {
  const used = await tx
    .selectFrom('recordingSlices as s')
    .innerJoin('recordingSegments as g', (on) =>
      on.onRef('g.companyId', '=', 's.companyId').onRef('g.id', '=', 's.segmentId'),
    )
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(s.bytes), 0)::bigint`.as('bytes'),
    ])
    .where('s.companyId', '=', companyId)
    .where('g.recordingId', '=', recordingId)
    .where('s.kind', '=', slice.kind)
    .executeTakeFirstOrThrow();
  const interviewMs = deadlineAt.getTime() - startedAt.getTime();
  const most = slice.kind === 'slice' ? mostSlices(interviewMs) : MOST_LEAVINGS;
  const budget = recordingBudget(interviewMs);
  return used.count < most && used.bytes + slice.bytes <= budget.bytes;
}

/** With bytes; in the order of their places. */
export function listSlices(tx: Tx, companyId: number, segmentId: number) {
  return tx
    .selectFrom('recordingSlices')
    .select(['objectKey', 'startsAtByte', 'bytes'])
    .where('companyId', '=', companyId)
    .where('segmentId', '=', segmentId)
    .where('bytes', '>', 0)
    .orderBy('startsAtByte')
    .execute();
}

/** Of uploads that were closed before `closedBefore`: nothing that was granted then can still arrive. */
export function listSpentSlices(tx: Tx, companyId: number, closedBefore: Date) {
  return tx
    .selectFrom('recordingSlices as s')
    .innerJoin('recordingSegments as g', (on) =>
      on.onRef('g.companyId', '=', 's.companyId').onRef('g.id', '=', 's.segmentId'),
    )
    .select(['s.segmentId', 's.kind', 's.sequence', 's.objectKey', 's.bytes'])
    .where('s.companyId', '=', companyId)
    .where('g.status', '!=', 'open')
    .where('g.completedAt', '<=', closedBefore)
    .limit(1_000)
    .execute();
}

export async function forgetSlice(
  tx: Tx,
  companyId: number,
  slice: { readonly segmentId: number; readonly kind: NewSlice['kind']; readonly sequence: number },
): Promise<void> {
  await tx
    .deleteFrom('recordingSlices')
    .where('companyId', '=', companyId)
    .where('segmentId', '=', slice.segmentId)
    .where('kind', '=', slice.kind)
    .where('sequence', '=', slice.sequence)
    .execute();
}

/** The upload that an interview's page fills now. */
export function findNewestOpen(tx: Tx, companyId: number, scheduleId: number) {
  return withSubject(tx)
    .innerJoin('recordingSegments as g', (on) =>
      on.onRef('g.companyId', '=', 'r.companyId').onRef('g.recordingId', '=', 'r.id'),
    )
    .select([
      'g.companyId',
      'g.id',
      'g.recordingId',
      'g.objectKey',
      'of.startedAt',
      'of.deadlineAt',
    ])
    .where('g.companyId', '=', companyId)
    .where('of.scheduleId', '=', scheduleId)
    .where('g.status', '=', 'open')
    .orderBy('g.startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
