import { join } from 'node:path';
import {
  convertRecording,
  hasFfmpeg,
  MediaError,
  verifyByDecoding,
} from '../../platform/media/media.ts';
import type { JobData } from '../../platform/queue/queue.ts';
import type { RecordingParts } from './recording-parts.ts';
import {
  type Converted,
  findRecording,
  listSegments,
  markRawRemoved,
  markVerified,
} from './recording-store.ts';
import { fetchObject, inTemporaryFolder, storeFile } from './segment-files.ts';

type ConvertParts = RecordingParts & { readonly ffmpeg: string };

/**
 * Decodes the joined file from end to end, makes H.264/AAC of it, and only then removes the raw parts.
 * Without FFmpeg, or when a step fails, the joined file stays what reviewers see and the raw parts stay.
 */
export function createConvertWorker(parts: ConvertParts) {
  const { db, objects, clock, ffmpeg } = parts;
  return async (data: JobData): Promise<void> => {
    const { companyId, attemptId } = data as { companyId: number; attemptId: number };
    const recording = await db.inCompany(companyId, (tx) =>
      findRecording(tx, companyId, attemptId),
    );
    if (recording?.status !== 'playable' || recording.objectKey === null) return;
    const joinedKey = recording.objectKey;
    if (recording.verifiedAt === null) {
      if (!(await hasFfmpeg(ffmpeg))) return;
      const converted = await convert(parts, joinedKey, recording.durationMs ?? 0);
      if (converted === 'broken') return;
      const verified = await db.inCompany(companyId, (tx) =>
        markVerified(tx, companyId, recording.id, { joinedKey, converted, at: clock() }),
      );
      if (!verified) return;
      // Readers hold its URL for 15 minutes; it is small beside the raw parts and goes with them.
      if (converted !== null) await objects.remove(joinedKey);
    }
    const segments = await db.inCompany(companyId, (tx) =>
      listSegments(tx, companyId, recording.id),
    );
    for (const { objectKey } of segments) await objects.remove(objectKey);
    await db.inCompany(companyId, (tx) => markRawRemoved(tx, companyId, recording.id, clock()));
  };
}

/** null: decodes, but could not be converted; 'broken': does not decode. */
function convert(
  { objects, ffmpeg }: ConvertParts,
  joinedKey: string,
  durationMs: number,
): Promise<Converted | null | 'broken'> {
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'joined.mp4');
    const target = join(folder, 'converted.mp4');
    await fetchObject(objects, joinedKey, path);
    if (!(await succeeds(() => verifyByDecoding(ffmpeg, path, durationMs)))) return 'broken';
    const made = await succeeds(async () => {
      await convertRecording(ffmpeg, { path, demuxer: 'mov' }, target, { durationMs });
      await verifyByDecoding(ffmpeg, target, durationMs);
    });
    if (!made) return null;
    const objectKey = joinedKey.replace(/\.mp4$/, '-h264.mp4');
    const stored = await storeFile(objects, target, objectKey);
    return { objectKey, ...stored, videoCodec: 'avc', audioCodec: 'aac' };
  });
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}
