import { join } from 'node:path';
import {
  convertRecording,
  hasFfmpeg,
  inspectRecording,
  MediaError,
  verifyByDecoding,
} from '../../../platform/media/media.ts';
import type { JobData } from '../../../platform/queue/define-job.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { RecordingParts } from './recording-parts.ts';
import {
  announceObject,
  type Converted,
  findRecording,
  markConverting,
  markUndecodable,
  markVerified,
  type Pictures,
} from './recording-store.ts';
import { attempted, storePictures } from './recording-pictures.ts';
import { type Announce, fetchObject, storeFile } from './segment-files.ts';
import { inTemporaryFolder } from '../../../platform/media/temporary-folder.ts';

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
    const { companyId, recordingId } = data as { companyId: number; recordingId: number };
    const recording = await db.inCompany(companyId, (tx) =>
      findRecording(tx, companyId, recordingId),
    );
    if (recording?.status !== 'playable' || recording.objectKey === null) return;
    if (recording.verifiedAt !== null || !(await hasFfmpeg(ffmpeg))) return;
    const joinedKey = recording.objectKey;
    await db.inCompany(companyId, (tx) =>
      markConverting(tx, { companyId, recordingId, at: clock() }),
    );
    const announce = (key: string) =>
      db.inCompany(companyId, (tx) => announceObject(tx, { companyId, recordingId, key }));
    const tools = { ...parts, announce };
    const made = await make(tools, joinedKey, recording.durationMs ?? 0);
    await db.inCompany(companyId, async (tx) => {
      const isDone =
        made === 'broken'
          ? await markUndecodable(tx, { companyId, recordingId, joinedKey })
          : // The joined file stays for those who are watching it; the sweep removes it with the raw parts.
            await markVerified(tx, {
              companyId,
              recordingId: recording.id,
              verified: { joinedKey, ...made, at: clock() },
            });
      if (!isDone) return;
      const converted = made === 'broken' ? null : made.converted;
      await recordAudit(
        tx,
        {
          ...{ companyId, actorKind: 'system', objectKind: 'recording', objectId: recording.id },
          action: made === 'broken' ? 'recording.undecodable' : 'recording.verified',
          after: { joinedKey, objectKey: converted?.objectKey, sha256: converted?.sha256 },
        },
        clock(),
      );
    });
  };
}

type Tools = ConvertParts & { readonly announce: Announce };
type Made = { readonly converted: Converted | null; readonly pictures: Pictures | null };

/** `converted` null: decodes, but could not be converted; 'broken': does not decode. */
function make(tools: Tools, joinedKey: string, durationMs: number): Promise<Made | 'broken'> {
  const { objects, ffmpeg, announce } = tools;
  const place = joinedKey.slice(0, joinedKey.lastIndexOf('/'));
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'joined.mp4');
    const target = join(folder, 'converted.mp4');
    await fetchObject(objects, joinedKey, path);
    const found = await attempted(() => convert({ ffmpeg, path, target, durationMs }));
    if (found === null) {
      const decodes = await attempted(async () => {
        await verifyByDecoding(ffmpeg, path, durationMs);
        return true;
      });
      if (decodes === null) return 'broken';
      return { converted: null, pictures: await storePictures(tools, { path, place, durationMs }) };
    }
    const pictures = await storePictures(tools, { path: target, place, durationMs });
    const stored = await storeFile(objects, {
      path: target,
      place: joinedKey.replace(/\.mp4$/, '-h264'),
      announce,
    });
    const { videoCodec, audioCodec } = found;
    return { converted: { ...stored, videoCodec, audioCodec }, pictures };
  });
}

async function convert({
  ffmpeg,
  path,
  target,
  durationMs,
}: {
  readonly ffmpeg: string;
  readonly path: string;
  readonly target: string;
  readonly durationMs: number;
}) {
  await convertRecording(ffmpeg, { input: { path, demuxer: 'mov' }, output: target, durationMs });
  await verifyByDecoding(ffmpeg, target, durationMs);
  const found = await inspectRecording(target, 0);
  if (Math.abs(found.durationMs - durationMs) > LENGTH_TOLERANCE_MS) {
    throw new MediaError(`${found.durationMs} ms were made of ${durationMs}`);
  }
  return found;
}
