import {
  endShare,
  enterRoom,
  openCandidate,
  recorded,
  recordersOf,
} from './recording/candidate-browser.ts';
import { type Interview, takeInterviews, uploadedOnReturn } from './recording/one-interview.ts';
import { gapMapFits } from './recording/product-report.ts';

export type Settings = { readonly stops: number };

/** Each segment records so long. */
const SEGMENT_MS = 4_000;
const MAY_DIFFER_MS = 1_000;

/** QUALITY B7: sharing is stopped once, twice … and shared again; then the interview is left by its button. */
export async function runB7({ stops }: Settings): Promise<boolean> {
  const counts = Array.from({ length: stops }, (_, index) => index + 1);
  const outcomes = await takeInterviews(counts.length, (interview, index) =>
    stopSharing(interview, counts[index] ?? 1),
  );
  for (const outcome of outcomes) console.log({ experiment: 'B7', ...outcome });
  return outcomes.every(
    (one) =>
      one.segments === one.stops + 1 &&
      one.isSound &&
      Math.abs(one.fromSegmentsMs) <= MAY_DIFFER_MS &&
      Math.abs(one.fromRecordersMs) <= MAY_DIFFER_MS * one.segments,
  );
}

async function stopSharing(interview: Interview, stops: number) {
  const { reports, token, own, link } = interview;
  const candidate = await openCandidate(own, false);
  try {
    const { page } = candidate;
    await enterRoom(page, link);
    const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
    for (let stop = 1; stop <= stops; stop += 1) {
      await recorded(page, SEGMENT_MS);
      await endShare(page);
      await dialog.getByRole('button', { name: 'Share my screen' }).click();
      await page.waitForFunction((count) => window.recorders.length > count, stop);
    }
    await recorded(page, SEGMENT_MS);
    await page.getByRole('button', { name: 'Leave' }).click();
    const leaving = page.getByRole('dialog', { name: 'Leave the interview?' });
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/home$/);
    const recorders = await recordersOf(page);
    const { id, scheduleId } = await reports.newestAttempt();
    await uploadedOnReturn(page, interview, id);
    await candidate.kill();
    await reports.submit(token);
    const judged = await reports.judge(await reports.attemptOf(scheduleId), 60_000);
    const decodedMs = judged.file.seconds * 1_000;
    const segments = judged.report.segments.reduce((sum, one) => sum + one.durationMs, 0);
    const ran = recorders.reduce((sum, one) => sum + (one.stoppedAt ?? 0) - one.startedAt, 0);
    return {
      stops,
      segments: judged.report.segments.length,
      decodedSeconds: decodedMs / 1_000,
      fromSegmentsMs: Math.round(decodedMs - segments),
      /** Beside what the page itself saw of its recorders. */
      fromRecordersMs: Math.round(decodedMs - ran),
      isSound: judged.file.errors === '' && gapMapFits(judged),
    };
  } finally {
    await candidate.kill();
  }
}
