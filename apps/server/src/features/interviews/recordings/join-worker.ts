import type { Database, Tx } from '../../../platform/database/database.ts';
import { hasFfmpeg, MediaError } from '../../../platform/media/media.ts';
import type { JobData } from '../../../platform/queue/define-job.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { agreedMs, listSpansOfTrack } from '../calls/index.ts';
import { holdClaim } from './held-claim.ts';
import { CLAIM_MS, type Pause, realPause, whileClaimed } from './join-claim.ts';
import { type JoinedFile, joinAll, NoFfmpegError } from './join-segments.ts';
import type { RecordingParts } from './recording-parts.ts';
import { longestRecordingMs } from './recording-budget-rules.ts';
import { findGaps, folderOf, needsJoin } from './recording-rules.ts';
import {
  AWAITS_FFMPEG,
  announceObject,
  claimJoin,
  findRecording,
  giveUp,
  listSegments,
  publish,
} from './recording-store.ts';
import { markUnreadable } from './segment-store.ts';
import { tellFailure } from './tell-failure.ts';

type Recording = NonNullable<Awaited<ReturnType<typeof findRecording>>>;
type Work = {
  readonly companyId: number;
  readonly recording: Recording;
  readonly segments: Awaited<ReturnType<typeof listSegments>>;
  /** When the segments were read. */
  readonly joinedAt: Date;
  /** Of a call: how much of a segment that began then everybody agreed to. */
  readonly longestFrom: ((startedAt: number) => number) | undefined;
};

type JoinParts = RecordingParts & {
  readonly ffmpeg: string;
  readonly notify: Notify;
  readonly pause?: Pause;
};

/** Joins all finished segments of an interview that has ended into one seekable MP4. */
export function createJoinWorker(parts: JoinParts) {
  const { db, clock } = parts;
  return async (data: JobData): Promise<void> => {
    const { companyId, recordingId } = data as { companyId: number; recordingId: number };
    const work = await claim(db, { companyId, recordingId, joinedAt: clock() });
    if (work === null) return;
    const isAgreed = ({ startedAt }: { readonly startedAt: Date }): boolean =>
      work.longestFrom === undefined || work.longestFrom(startedAt.getTime()) > 0;
    const completed = work.segments.filter(
      (segment) => segment.status === 'completed' && isAgreed(segment),
    );
    if (completed.length === 0) {
      return close(parts, work, { status: 'empty', failure: null });
    }
    const held = holdClaim(db, clock, { companyId, recordingId, at: work.joinedAt });
    // Asked every minute by the sweep: nothing is fetched before there is one.
    const isWaiting = work.recording.failure === AWAITS_FFMPEG;
    if (isWaiting && !(await hasFfmpeg(parts.ffmpeg))) return held.letGo();
    try {
      const { result, isOurs } = await whileClaimed(
        { renew: held.renew, pause: parts.pause ?? realPause },
        () => join(parts, work, completed),
      );
      // Who took the claim over joins at least the same segments; this file is removed as a spare one.
      if (isOurs) await publishJoined(parts, work, result);
    } catch (error) {
      if (error instanceof MediaError)
        return close(parts, work, { status: 'failed', failure: error.message });
      if (error instanceof NoFfmpegError) return held.awaitFfmpeg();
      // After a failure that may pass the next run need not wait for the claim to grow old.
      await held.letGo();
      throw error;
    }
  };
}

function join(
  parts: JoinParts,
  { companyId, recording, longestFrom }: Work,
  completed: Work['segments'],
) {
  const place = folderOf({ companyId, ...recording });
  const announce = (key: string) =>
    parts.db.inCompany(companyId, (tx) =>
      announceObject(tx, { companyId, recordingId: recording.id, key }),
    );
  const longestMs = longestRecordingMs(
    recording.deadlineAt.getTime() - recording.startedAt.getTime(),
  );
  return joinAll({ ...parts, announce, longestMs, longestFrom }, completed, place);
}

function claim(
  db: Database,
  {
    companyId,
    recordingId,
    joinedAt,
  }: { readonly companyId: number; readonly recordingId: number; readonly joinedAt: Date },
): Promise<Work | null> {
  return db.inCompany(companyId, async (tx) => {
    const recording = await findRecording(tx, companyId, recordingId);
    // A film has no segments of its own.
    if (recording === undefined || recording.subject === 'call-film') return null;
    const segments = await listSegments(tx, companyId, recording.id);
    if (!needsJoin(recording, segments)) return null;
    const staleBefore = new Date(joinedAt.getTime() - CLAIM_MS);
    const claimed = await claimJoin(tx, {
      companyId,
      recordingId,
      at: joinedAt,
      staleBefore,
    });
    if (!claimed) return null;
    return {
      companyId,
      recording,
      segments,
      joinedAt,
      longestFrom: await limitOf(tx, { companyId, ...recording }),
    };
  });
}

/** What a browser sent of a time when somebody in the call did not agree is in no file that anybody sees. */
async function limitOf(
  tx: Tx,
  { subject, subjectId, companyId }: Recording & { companyId: number },
) {
  if (subject !== 'call-track') return undefined;
  const spans = await listSpansOfTrack(tx, { companyId, trackId: subjectId });
  return (startedAt: number) => agreedMs(spans, startedAt);
}

async function publishJoined(
  { db, clock, queue }: RecordingParts,
  { companyId, recording, joinedAt }: Work,
  { unreadable, ...joined }: JoinedFile,
): Promise<void> {
  const { id: recordingId, startedAt, endedAt } = recording;
  const to = (endedAt ?? joinedAt).getTime();
  const lost = unreadable.map((segment) => segment.startedAt);
  const gaps = findGaps({
    segments: joined.timeline,
    startedAt: startedAt.getTime(),
    endedAt: to,
    unreadable: lost,
  });
  await db.inCompany(companyId, async (tx) => {
    const file = { ...joined, gaps, joinedAt, at: clock() };
    if (!(await publish(tx, { companyId, recordingId, published: file }))) return;
    const unread = unreadable.map(({ segmentKey }) => segmentKey);
    await markUnreadable(tx, { companyId, recordingId, segmentKeys: unread });
    await queue.send(tx, { name: 'convert-recording', data: { companyId, recordingId } });
    const { objectKey, durationMs, sha256, timeline } = joined;
    await recordAudit(
      tx,
      {
        ...{ companyId, actorKind: 'system', action: 'recording.published' },
        ...{ objectKind: 'recording', objectId: recordingId },
        after: { objectKey, durationMs, sha256, segments: timeline.length, unreadable: unread },
      },
      clock(),
    );
  });
}

async function close(
  { db, notify }: Pick<JoinParts, 'db' | 'notify'>,
  { companyId, recording, joinedAt }: Work,
  { status, failure }: { readonly status: 'empty' | 'failed'; readonly failure: string | null },
): Promise<void> {
  await db.inCompany(companyId, async (tx) => {
    const end = { status, failure, joinedAt };
    const isLost = await giveUp(tx, { companyId, recordingId: recording.id, end });
    if (isLost) await tellFailure(tx, notify, { companyId, recording, status, now: joinedAt });
    await recordAudit(
      tx,
      {
        ...{ companyId, actorKind: 'system', action: `recording.${status}` },
        ...{ objectKind: 'recording', objectId: recording.id, after: { failure } },
      },
      joinedAt,
    );
  });
}
