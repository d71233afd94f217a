import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/database.ts';
import type { ObjectStore } from '@candor/folder-store';
import { sharingLink } from '../../interviews/viewing/index.ts';
import { demoAdmin, demoViewer, sampleCandidates } from './demo-people.ts';
import { findCompanyOf } from './demo-store.ts';
import { findSampleAttempt } from './demo-recording-store.ts';
import { addRecordingRow } from '../../interviews/recordings/index.ts';

const folder = join(import.meta.dirname, 'sample-recording');
/** Of recording.mp4, which sample-recording/make.sh made. */
const DURATION_MS = 24_000;

/**
 * A recording of the first sample interview, and a link of today that shares it. What plays is a drawn screen
 * that says so: nobody was recorded.
 */
export async function addDemoRecording(parts: {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly now: Date;
  readonly baseUrl: string;
}): Promise<{ readonly url: string; readonly email: string } | null> {
  const { db, now, baseUrl } = parts;
  const companyId = await findCompanyOf(db, demoAdmin.email);
  if (companyId === null) return null;
  const attempt = await db.inCompany(companyId, (tx) =>
    findSampleAttempt(tx, companyId, sampleCandidates[0].email),
  );
  if (attempt === undefined) return null;
  if (!attempt.hasRecording) await addRecording(parts, companyId, attempt);
  const url = await db.inCompany(companyId, (tx) =>
    sharingLink(tx, {
      ...{ companyId, scheduleId: attempt.scheduleId, sharedBy: attempt.sharedBy },
      ...{ person: demoViewer, baseUrl, now },
    }),
  );
  return { url, email: demoViewer.email };
}

async function addRecording(
  { db, objects, now }: { db: Database; objects: ObjectStore; now: Date },
  companyId: number,
  { attemptId, startedAt, endedAt }: { attemptId: number; startedAt: Date; endedAt: Date | null },
): Promise<void> {
  const [video, poster] = await Promise.all([
    readFile(join(folder, 'recording.mp4')),
    readFile(join(folder, 'poster.jpg')),
  ]);
  const sha256 = createHash('sha256').update(video).digest('hex');
  const place = `companies/${companyId}/attempts/${attemptId}`;
  const objectKey = `${place}/sample-${sha256.slice(0, 16)}.mp4`;
  const posterKey = `${place}/sample-poster.jpg`;
  await objects.put(objectKey, video, 'video/mp4');
  await objects.put(posterKey, poster, 'image/jpeg');
  const at = endedAt ?? now;
  const segment = { startedAt: startedAt.getTime(), atMs: 0, durationMs: DURATION_MS };
  await db.inCompany(companyId, (tx) =>
    addRecordingRow(tx, {
      ...{ companyId, attemptId, objectKey, posterKey, sha256, at },
      ...{ durationMs: DURATION_MS, bytes: video.byteLength },
      timeline: [{ ...segment, systemAudio: false, microphone: true }],
    }),
  );
}
