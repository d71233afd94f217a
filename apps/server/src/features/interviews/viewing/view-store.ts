import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Range } from './watched-rules.ts';

export type NewView = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly shareId: number | null;
  readonly grantId: number | null;
  readonly accountId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly downloadGiven: boolean;
  readonly durationMs: number | null;
};

const insertView = (tx: Tx, view: NewView, now: Date) =>
  tx.insertInto('recordingViews').values({ ...view, startedAt: now, lastAt: now });

/** Logs that a grant's browser was given the recording; asking again goes on with the same view. */
export async function noteSharedView(
  tx: Tx,
  view: NewView & { readonly grantId: number; readonly shareId: number },
  now: Date,
): Promise<{ readonly viewKey: string; readonly isNew: boolean; readonly isFirst: boolean }> {
  const made = await insertView(tx, view, now)
    .onConflict((on) => on.columns(['companyId', 'grantId']).doNothing())
    .returning('viewKey')
    .executeTakeFirst();
  if (made !== undefined) {
    const first = await tx
      .updateTable('recordingShares')
      .set({ watchedAt: now })
      .where('companyId', '=', view.companyId)
      .where('id', '=', view.shareId)
      .where('watchedAt', 'is', null)
      .executeTakeFirst();
    return { viewKey: made.viewKey, isNew: true, isFirst: first.numUpdatedRows > 0n };
  }
  const known = await tx
    .updateTable('recordingViews')
    .set({ lastAt: now, durationMs: view.durationMs })
    .where('companyId', '=', view.companyId)
    .where('grantId', '=', view.grantId)
    .returning('viewKey')
    .executeTakeFirstOrThrow();
  return { viewKey: known.viewKey, isNew: false, isFirst: false };
}

type MemberLook = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly accountId: number;
};

/** The look of this member that was last noted after `since`. */
export async function findMemberView(
  tx: Tx,
  { companyId, scheduleId, accountId }: MemberLook,
  since: Date,
): Promise<string | null> {
  const row = await tx
    .selectFrom('recordingViews')
    .select('viewKey')
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('accountId', '=', accountId)
    .where('lastAt', '>', since)
    .orderBy('lastAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.viewKey ?? null;
}

/** False: two reports arrived together, and the other one has begun it. */
export async function insertMemberView(
  tx: Tx,
  {
    openedAt,
    downloadGiven = false,
    ...view
  }: MemberLook & {
    readonly viewKey: string;
    readonly openedAt: Date;
    readonly durationMs: number | null;
    readonly downloadGiven?: boolean;
  },
  now: Date,
): Promise<boolean> {
  const member = await tx
    .selectFrom('accounts')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', view.accountId)
    .executeTakeFirstOrThrow();
  const asMember = { shareId: null, grantId: null, downloadGiven };
  const made = await tx
    .insertInto('recordingViews')
    .values({ ...view, ...member, ...asMember, startedAt: openedAt, lastAt: now })
    .onConflict((on) => on.columns(['companyId', 'viewKey']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The member was given the file in this look. */
export async function noteMemberDownload(
  tx: Tx,
  { companyId, viewKey }: { readonly companyId: number; readonly viewKey: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('recordingViews')
    .set({ downloadGiven: true, lastAt: now })
    .where('companyId', '=', companyId)
    .where('viewKey', '=', viewKey)
    .execute();
}

export async function confirmView(
  tx: Tx,
  {
    companyId,
    grantId,
    now,
  }: { readonly companyId: number; readonly grantId: number; readonly now: Date },
) {
  await tx
    .updateTable('recordingViews')
    .set({ confirmedAt: now })
    .where('companyId', '=', companyId)
    .where('grantId', '=', grantId)
    .where('confirmedAt', 'is', null)
    .execute();
}

type ViewRef = { readonly companyId: number; readonly viewKey: string };
type OfGrant = ViewRef & { readonly grantId: number };
type OfMember = ViewRef & { readonly scheduleId: number; readonly accountId: number };

/** Locked, so that reports that arrive together are united one after the other. */
export function lockView(tx: Tx, { grantId, ...ref }: OfGrant) {
  return locked(tx, ref).where('grantId', '=', grantId).executeTakeFirst();
}

/** Of a member, in the report of this interview. */
export function lockMemberView(tx: Tx, { scheduleId, accountId, ...ref }: OfMember) {
  return locked(tx, ref)
    .where('scheduleId', '=', scheduleId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export type LockedView = NonNullable<Awaited<ReturnType<typeof lockView>>>;

function locked(tx: Tx, { companyId, viewKey }: ViewRef) {
  return tx
    .selectFrom('recordingViews')
    .select(['id', 'startedAt', 'durationMs'])
    .select(sql<Range[]>`watched`.as('watched'))
    .where('companyId', '=', companyId)
    .where('viewKey', '=', viewKey)
    .forUpdate();
}

export async function saveWatched(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
  {
    ranges,
    watchedMs,
    now,
  }: { readonly ranges: readonly Range[]; readonly watchedMs: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('recordingViews')
    .set({ watched: JSON.stringify(ranges), watchedMs, lastAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

const MOST_VIEWS = 200;

export function listViews(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('recordingViews')
    .select(['firstName', 'lastName', 'email', 'shareId', 'accountId', 'startedAt', 'lastAt'])
    .select(['watchedMs', 'durationMs', 'downloadGiven'])
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VIEWS)
    .execute();
}

/** The companies that invited the person's own proved address: a policy of the database compares it. */
export function listOwnPlaces(tx: Tx, accountId: number) {
  return tx
    .selectFrom('candidates as c')
    .innerJoin('accounts as a', 'a.email', 'c.email')
    .select(['c.companyId', 'c.id as candidateId'])
    .where('a.id', '=', accountId)
    .execute();
}

export async function isInterviewOf(
  tx: Tx,
  place: { readonly companyId: number; readonly candidateId: number },
  scheduleId: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('interviewSchedules')
    .select('id')
    .where('companyId', '=', place.companyId)
    .where('candidateId', '=', place.candidateId)
    .where('id', '=', scheduleId)
    .executeTakeFirst();
  return found !== undefined;
}

/** How long the recording of an interview is kept; of a call, of all tracks together. */
export async function findRecordingTimes(tx: Tx, companyId: number, scheduleId: number) {
  return (
    (await findTimesAlone(tx, companyId, scheduleId)) ??
    (await findTimesOfTracks(tx, companyId, scheduleId))
  );
}

/** Deleted once all of it is. */
async function findTimesOfTracks(tx: Tx, companyId: number, scheduleId: number) {
  const { rows } = await sql<{ deletedAt: Date | null; endedAt: Date | null; promised: null }>`
    select case when bool_and(r.deleted_at is not null) then max(r.deleted_at) end as deleted_at, max(o.ended_at) as ended_at, null::int as promised
      from recordings r
      join recording_subjects o
        on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
     where r.company_id = ${companyId} and r.subject in ('call-track', 'call-film') and o.schedule_id = ${scheduleId}
    having count(*) > 0`.execute(tx);
  return rows[0];
}

function findTimesAlone(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('attempts as a')
    .innerJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 'a.companyId').onRef('r.attemptId', '=', 'a.id'),
    )
    .select(['r.deletedAt', 'a.endedAt', 'a.toldRecordingDays as promised'])
    .where('a.companyId', '=', companyId)
    .where('a.scheduleId', '=', scheduleId)
    .executeTakeFirst();
}
