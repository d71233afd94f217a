import { join } from 'node:path';
import {
  convertRecording,
  hasFfmpeg,
  inspectRecording,
  MediaError,
  verifyByDecoding,
} from '../../platform/media/media.ts';
import type { JobData } from '../../platform/queue/queue.ts';
import type { RecordingParts } from './recording-parts.ts';
import {
  announceObject,
  type Converted,
  findRecording,
  markUndecodable,
  markVerified,
} from './recording-store.ts';
import { type Announce, fetchObject, inTemporaryFolder, storeFile } from './segment-files.ts';

type ConvertParts = RecordingParts & { readonly ffmpeg: string };

/** What a conversion may be longer or shorter by: a picture, and the sound's last block. */
const LENGTH_TOLERANCE_MS = 1_000;

/**
 * Makes H.264/AAC of the joined file and decodes the result from end to end; where that fails, decodes
 * the joined file itself, which then stays what reviewers see. Without FFmpeg, or when neither decodes,
 * the recording is not verified and its raw parts stay.
 */
export function createConvertWorker(parts: ConvertParts) {
  const { db, clock, ffmpeg } = parts;
  return async (data: JobData): Promise<void> => {
    const { companyId, attemptId } = data as { companyId: number; attemptId: number };
    const recording = await db.inCompany(companyId, (tx) =>
      findRecording(tx, companyId, attemptId),
    );
    if (recording?.status !== 'playable' || recording.objectKey === null) return;
    if (recording.verifiedAt !== null || !(await hasFfmpeg(ffmpeg))) return;
    const joinedKey = recording.objectKey;
    const announce = (key: string) =>
      db.inCompany(companyId, (tx) => announceObject(tx, companyId, recording.id, key));
    const tools = { ...parts, announce };
    const converted = await convert(tools, joinedKey, recording.durationMs ?? 0);
    if (converted === 'broken') {
      await db.inCompany(companyId, (tx) =>
        markUndecodable(tx, companyId, recording.id, joinedKey),
      );
      return;
    }
    // The joined file stays for those who are watching it; the sweep removes it with the raw parts.
    await db.inCompany(companyId, (tx) =>
      markVerified(tx, companyId, recording.id, { joinedKey, converted, at: clock() }),
    );
  };
}

/** null: decodes, but could not be converted; 'broken': does not decode. */
function convert(
  { objects, ffmpeg, announce }: ConvertParts & { readonly announce: Announce },
  joinedKey: string,
  durationMs: number,
): Promise<Converted | null | 'broken'> {
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'joined.mp4');
    const target = join(folder, 'converted.mp4');
    await fetchObject(objects, joinedKey, path);
    const made = await attempted(async () => {
      await convertRecording(ffmpeg, { path, demuxer: 'mov' }, target, { durationMs });
      await verifyByDecoding(ffmpeg, target, durationMs);
      const found = await inspectRecording(target, 0);
      if (Math.abs(found.durationMs - durationMs) > LENGTH_TOLERANCE_MS) {
        throw new MediaError(`${found.durationMs} ms were made of ${durationMs}`);
      }
      return found;
    });
    if (made === null) {
      const decodes = await attempted(async () => {
        await verifyByDecoding(ffmpeg, path, durationMs);
        return true;
      });
      return decodes ? null : 'broken';
    }
    const stored = await storeFile(objects, target, joinedKey.replace(/\.mp4$/, '-h264'), announce);
    return { ...stored, videoCodec: made.videoCodec, audioCodec: made.audioCodec };
  });
}

async function attempted<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}
