import type { Tx } from '../../../platform/database/database.ts';
import { type LockedView, saveWatched } from './view-store.ts';
import { type Range, totalOf, watched } from './watched-rules.ts';

/** Adds what a page says it played. Gives how much of the recording this view has played in all. */
export async function countWatched(
  tx: Tx,
  view: LockedView & { readonly companyId: number },
  { reported, now }: { readonly reported: readonly Range[]; readonly now: Date },
): Promise<number> {
  const { companyId, id, watched: before, durationMs, startedAt } = view;
  const elapsedMs = now.getTime() - startedAt.getTime();
  const ranges = watched({ before, reported, durationMs: durationMs ?? 0, elapsedMs });
  const watchedMs = totalOf(ranges);
  await saveWatched(tx, { companyId, id }, { ranges, watchedMs, now });
  return watchedMs;
}
