import type { Clock } from '../clock.ts';
import { within } from '../clock.ts';
import { openDiskJournal } from './disk-journal.ts';
import type { JournalHealth } from './guarded-journal.ts';
import { guardJournal } from './guarded-journal.ts';
import type { Journal } from './journal.ts';

/**
 * The journal for one page. Storage that is refused, or that hangs for `openMs` as some browsers do
 * in private mode, is no error: it is told through `onHealth`, and memory takes its place.
 */
export async function openJournal({
  name,
  openMs,
  clock,
  onHealth,
}: {
  readonly name: string;
  readonly openMs: number;
  readonly clock: Clock;
  readonly onHealth: (health: JournalHealth) => void;
}): Promise<Journal> {
  // Asked, not awaited: a browser may show a question. Refused only means that the browser may
  // drop the journal when the disk is nearly full.
  void navigator.storage?.persist?.().catch(() => false);
  try {
    const opening = openDiskJournal(name);
    const disk = await within(clock, {
      ms: openMs,
      work: opening,
      onLate: () => new Error('storage does not answer'),
    });
    return guardJournal(disk, onHealth);
  } catch {
    return guardJournal(null, onHealth);
  }
}
