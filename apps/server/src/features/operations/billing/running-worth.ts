import type { findRunning } from './period-store.ts';
import { worthOf } from './plan-change-rules.ts';

type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

/** What is unused of it, net. Nothing where nothing was paid, or it was in another currency. */
export function worthOfRunning(running: Running, currency: string, now: Date): number {
  const { net, credited, period, soldFrom, beginsAt, endsAt } = running;
  if (net === null || period === null || running.currency !== currency) return 0;
  return worthOf({ soldFrom, beginsAt, endsAt, period, price: net + (credited ?? 0) }, now);
}
