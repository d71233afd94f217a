import type { Tx } from '../../../platform/database/database.ts';

/** The row of a sample of the demo: nothing was ever uploaded in parts. */
export async function addRecordingRow(
  tx: Tx,
  {
    at,
    timeline,
    thumbnails,
    attemptId,
    ...recording
  }: {
    readonly companyId: number;
    readonly attemptId: number;
    readonly objectKey: string;
    readonly posterKey: string;
    readonly sha256: string;
    readonly durationMs: number;
    readonly bytes: number;
    readonly timeline: readonly object[];
    /** Its sheet of small pictures, where there is one. */
    readonly thumbnails?: object;
    readonly at: Date;
  },
): Promise<void> {
  // As a recording that was joined, converted and verified, whose raw parts are gone: no job has work with it.
  const done = { joinedAt: at, playableAt: at, verifiedAt: at, rawRemovedAt: at };
  const file = { mimeType: 'video/mp4', videoCodec: 'avc', audioCodec: 'aac' };
  await tx
    .insertInto('recordings')
    .values({
      subject: 'attempt',
      subjectId: attemptId,
      ...recording,
      ...done,
      ...file,
      status: 'playable',
      timeline: JSON.stringify(timeline),
      ...(thumbnails !== undefined && { thumbnails: JSON.stringify(thumbnails) }),
    })
    .onConflict((on) => on.columns(['companyId', 'subject', 'subjectId']).doNothing())
    .execute();
}
