import type { Tx } from '../../../platform/database/database.ts';
import type { Subject } from './recording-rules.ts';

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
