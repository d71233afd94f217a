import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Subject } from './recording-rules.ts';

/** Whose uploads somebody may name: those of a bot interview, or of a seat in a call. */
export type Place = { readonly companyId: number } & (
  | { readonly scheduleId: number }
  | { readonly seatId: number }
);

/** Of recordings with their subjects: those of this place. */
export const isOfPlace = (place: Place) =>
  'scheduleId' in place
    ? sql<SqlBool>`of.subject = 'attempt' and of.schedule_id = ${place.scheduleId}`
    : sql<SqlBool>`of.subject = 'call-track' and of.subject_id in
        (select t.id from call_tracks t
          where t.company_id = ${place.companyId} and t.seat_id = ${place.seatId})`;

/** Recordings `r` with what each is `of`. */
export const withSubject = (tx: Tx) =>
  tx
    .selectFrom('recordings as r')
    .innerJoin('recordingSubjects as of', (on) =>
      on
        .onRef('of.companyId', '=', 'r.companyId')
        .onRef('of.subject', '=', 'r.subject')
        .onRef('of.subjectId', '=', 'r.subjectId'),
    );

/** undefined while nothing of this subject was recorded. */
export const findRecordingOf = (tx: Tx, subject: Subject) =>
  ofSubject(tx, subject).executeTakeFirst();

/** The recording of a subject, made with its first segment; locked, so that its raw parts do not go meanwhile. */
export async function openRecording(tx: Tx, subject: Subject) {
  await tx
    .insertInto('recordings')
    .values(subject)
    .onConflict((conflict) => conflict.columns(['companyId', 'subject', 'subjectId']).doNothing())
    .execute();
  return ofSubject(tx, subject).forNoKeyUpdate().executeTakeFirstOrThrow();
}

const ofSubject = (tx: Tx, { companyId, subject, subjectId }: Subject) =>
  tx
    .selectFrom('recordings')
    .select(['id', 'rawRemovedAt'])
    .where('companyId', '=', companyId)
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId);

/** The interview that a subject is of. */
export async function findScheduleOf(
  tx: Tx,
  { companyId, subject, subjectId }: Subject,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('recordingSubjects')
    .select('scheduleId')
    .where('companyId', '=', companyId)
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  return row?.scheduleId;
}
