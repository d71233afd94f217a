import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.ts';
import type { RecordingStatus } from './recording-store.ts';
import { withSubject } from './subject-store.ts';

/** Nothing may take longer without somebody being told. */
const TROUBLE_MS = 15 * 60_000;
/** More are not listed at once. */
const MOST_LISTED = 100;

/**
 * - `unfinished`: the interview is over, and there is no recording to watch yet.
 * - `failed`: nothing could be made of what was uploaded.
 * - `unverified`: it can be watched, but not all of it was joined, or it does not decode.
 * - `unconverted`: it can be watched, but FFmpeg made nothing of it in time.
 */
export type Trouble = 'unfinished' | 'failed' | 'unverified' | 'unconverted';

type Tables = DB & { r: DB['recordings']; of: DB['recordingSubjects'] };

function troubled(tx: Tx, now: Date) {
  const late = new Date(now.getTime() - TROUBLE_MS);
  // A film is made for as long as it takes; while it is, its claim is fresh.
  const isNotFilmed = sql<SqlBool>`not (r.subject = 'call-film' and coalesce(r.processing_since > ${late}, false))`;
  const isUnfinished = (is: ExpressionBuilder<Tables, 'r' | 'of'>) =>
    is.and([
      is('r.status', 'in', ['receiving', 'processing']),
      is('of.endedAt', '<', late),
      isNotFilmed,
    ]);
  // A long recording takes long: measured 0.2 CPU seconds a second, on a machine that has other work.
  const isUnconverted = sql<SqlBool>`r.convert_started_at + 2 * r.duration_ms * interval '1 ms' < ${late}`;
  return withSubject(tx).where((is) =>
    is.or([
      isUnfinished(is as never),
      is('r.status', '=', 'failed'),
      is.and([is('r.status', '=', 'playable'), is('r.failure', 'is not', null)]),
      is.and([
        is('r.status', '=', 'playable'),
        is('r.verifiedAt', 'is', null),
        is('r.convertStartedAt', 'is not', null),
        isUnconverted,
      ]),
    ]),
  );
}

const kind = sql<Trouble>`case when r.status = 'failed' then 'failed'
  when r.status <> 'playable' then 'unfinished'
  when r.failure is not null then 'unverified' else 'unconverted' end`;
const since = sql<Date>`coalesce(case when r.status = 'playable' and r.failure is null
  then r.convert_started_at end, r.joined_at, of.ended_at, r.created_at)`;

/** Over all companies: needs a super admin's transaction. */
export async function countTroubled(tx: Tx, now: Date) {
  const { count, oldestAt } = await troubled(tx, now)
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      sql<Date | null>`min(${since})`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count, oldestAt };
}

/** Over all companies, longest first: needs a super admin's transaction. */
export function listTroubled(tx: Tx, now: Date) {
  return troubled(tx, now)
    .leftJoin('companies as c', 'c.companyId', 'r.companyId')
    .select(['r.id', 'r.companyId', 'r.failure', 'r.durationMs', 'c.name as companyName'])
    .select(['of.scheduleId', kind.as('kind'), since.as('since')])
    .orderBy('since')
    .limit(MOST_LISTED)
    .execute();
}

/** In whose company a recording in trouble is: needs a super admin's transaction. */
export async function findTroubled(tx: Tx, recordingId: number, now: Date) {
  return troubled(tx, now)
    .select(['r.id', 'r.companyId', 'r.subject', kind.as('kind')])
    .where('r.id', '=', recordingId)
    .executeTakeFirst();
}

/** Forgets why it was given up, so that the next job begins as the first did. Gives what it was. */
export async function beginAnew(tx: Tx, companyId: number, recordingId: number) {
  const before = await tx
    .selectFrom('recordings')
    .select(['subject', 'status', 'failure', 'rawRemovedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Without its raw parts there is nothing to join again, and what is there can be watched. A film is made of tracks.
  const canJoin = before.subject === 'call-film' || before.rawRemovedAt === null;
  const rejoins = canJoin && (before.status !== 'playable' || before.failure !== null);
  await tx
    .updateTable('recordings')
    .set({
      failure: null,
      convertStartedAt: null,
      ...(rejoins ? { joinedAt: null } : {}),
      status: sql<RecordingStatus>`case when status = 'failed' then 'processing' else status end`,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .execute();
  return { status: before.status, failure: before.failure, rejoins };
}

type Told = {
  readonly companyId: number;
  readonly recordingId: number;
  readonly scheduleId: number;
  readonly now: Date;
};

/** False where the company was told of this interview before. */
export async function noteFailureTold(
  tx: Tx,
  { companyId, recordingId, scheduleId, now }: Told,
): Promise<boolean> {
  const { rows } = await sql`
    update recordings r set failure_told_at = ${now}
     where r.company_id = ${companyId} and r.id = ${recordingId}
       and not exists (select from recordings o join recording_subjects f
                         on f.company_id = o.company_id and f.subject = o.subject and f.subject_id = o.subject_id
                      where o.company_id = ${companyId} and f.schedule_id = ${scheduleId}
                        and o.failure_told_at is not null)
    returning r.id`.execute(tx);
  return rows.length > 0;
}
