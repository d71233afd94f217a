import { uploadOnLeaving } from '@candor/contract/interviews/recordings';
import type { LeavingPiece } from '@candor/recorder';
import { call } from '../../../lib/api.ts';
import { steadyNow } from './steady-time.ts';

type Place = { readonly token: string; readonly scheduleId: number };

/** A dying page may send 64 KiB in all: its other last words and the form's own fields need some of them. */
export const MOST_LEAVING_BYTES = 56 * 1024;

/** null: nothing is recorded, and all of it is at the store. */
type Leaving = { readonly piece: LeavingPiece | null } | null;

/**
 * [BR-5] A page that goes away while it records, or before all of it is at the store, says so with the first bytes
 * that the store lacks. What does not fit is on the disk, and goes up when the link is opened again.
 * @returns what stops the watching
 */
export function watchLeaving(place: Place, leaving: () => Leaving): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  window.addEventListener('pagehide', () => void tell(place, leaving()), { signal });
  return () => watched.abort();
}

async function tell({ token, scheduleId }: Place, leaving: Leaving): Promise<void> {
  if (leaving === null) return;
  const { file = new Blob(), ...bytes } = leaving.piece ?? {};
  const where = Object.fromEntries(
    Object.entries(bytes).map(([key, value]) => [key, String(value)]),
  );
  const body = {
    file: '',
    interviewScheduleID: String(scheduleId),
    token,
    uploadType: 'leaving',
    captureType: 'screen',
    userAction: 'pagehide',
    timestamp: String(Math.round(steadyNow())),
    ...where,
  };
  // Nobody is left to hear of a failure.
  await call(uploadOnLeaving, { body }, { keepalive: true, file }).catch(() => {});
}
