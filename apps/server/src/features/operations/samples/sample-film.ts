import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { thumbnailGrid } from '../../../platform/media/picture-rules.ts';
import { addRecordingRow } from '../../interviews/recordings/index.ts';
import { findAttemptOf } from './sample-store.ts';

const folder = join(import.meta.dirname, 'recording');
/** Of recording.mp4, which tools/sample-recording draws: no person was filmed. */
const DURATION_MS = 120_000;

/** The recording of the interview, as if it had been joined, converted and looked at. */
export async function addFilm(
  { db, objects }: { readonly db: Database; readonly objects: ObjectStore },
  given: { readonly companyId: number; readonly scheduleId: number; readonly startedAt: Date },
): Promise<void> {
  const { companyId, scheduleId, startedAt } = given;
  const read = (name: string) => readFile(join(folder, name));
  const [video, poster, thumbnails] = await Promise.all([
    read('recording.mp4'),
    read('poster.jpg'),
    read('thumbnails.jpg'),
  ]);
  const attempt = await db.inCompany(companyId, (tx) => findAttemptOf(tx, companyId, scheduleId));
  if (attempt === undefined) return;
  const sha256 = createHash('sha256').update(video).digest('hex');
  const place = `companies/${companyId}/attempts/${attempt.id}`;
  const key = (name: string) => `${place}/sample-${sha256.slice(0, 16)}-${name}`;
  const at = attempt.endedAt ?? startedAt;
  const segment = { startedAt: startedAt.getTime(), atMs: 0, durationMs: DURATION_MS };
  // The row first: whatever stops this later, what names the objects is there to take them away.
  await db.inCompany(companyId, (tx) =>
    addRecordingRow(tx, {
      ...{ companyId, attemptId: attempt.id, sha256, at, bytes: video.byteLength },
      ...{ objectKey: key('film.mp4'), posterKey: key('poster.jpg'), durationMs: DURATION_MS },
      thumbnails: { key: key('thumbnails.jpg'), ...thumbnailGrid(DURATION_MS) },
      timeline: [{ ...segment, systemAudio: false, microphone: true }],
    }),
  );
  await objects.put(key('film.mp4'), video, 'video/mp4');
  await objects.put(key('poster.jpg'), poster, 'image/jpeg');
  await objects.put(key('thumbnails.jpg'), thumbnails, 'image/jpeg');
}
