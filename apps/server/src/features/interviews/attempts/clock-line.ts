import type { Output } from '@candor/contract';
import type { getClock, streamClock } from '@candor/contract/interviews/attempts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SubjectHub } from '../../../platform/database/subject-hub.ts';
import type { Outlet } from '../../../platform/http/event-stream.ts';
import { readAttempt } from './attempt-store.ts';
import type { Beats } from './beats.ts';
import { clockOf } from './break-handlers.ts';

export type ClockParts = {
  readonly db: Database;
  readonly clock: Clock;
  /** Says which interview changed: its deadline, its status, who holds it, a break, its link. */
  readonly rooms: SubjectHub;
};

type Place = { readonly companyId: number; readonly scheduleId: number };

type Asked = {
  readonly link: Place;
  /** Rejects where the link is good for nothing any more. */
  readonly proveAgain: () => Promise<unknown>;
  readonly outlet: Outlet<Output<typeof streamClock>>;
};

/** A link also ends by its time, of which nobody says a word: the page opens the next line with it. */
const LIFE_MS = 5 * 60_000;

export async function readClock(
  { db }: Pick<ClockParts, 'db'>,
  { companyId, scheduleId }: Place,
  now: Date,
): Promise<Output<typeof getClock>> {
  const attempt = await readAttempt(db, companyId, scheduleId);
  if (attempt !== null) return clockOf(attempt, now);
  const nothing = { deadlineAt: null, life: 0, breaksTaken: 0, breakEndsAt: null };
  return { now: now.getTime(), status: 'not-started', ...nothing };
}

/** The open line of one room: the whole clock when it opens and at each word of the database, and its time at every beat. */
export function createClockLine(parts: ClockParts & { readonly beats: Beats }, asked: Asked) {
  const { link, proveAgain, outlet } = asked;
  const { clock } = parts;
  let isOver = false;
  let queue = Promise.resolve();
  let isWaiting = false;
  const leaving: (() => void)[] = [];
  const stop = (): void => {
    isOver = true;
    for (const leave of leaving.splice(0)) leave();
  };
  const end = (): void => {
    stop();
    outlet.end();
  };
  const send = (data: Output<typeof streamClock>): void => outlet.send({ id: data.now, data });
  const read = async (): Promise<void> => {
    isWaiting = false;
    await proveAgain();
    const told = await readClock(parts, link, clock());
    if (!isOver) send({ kind: 'clock', ...told });
  };
  /** One reading at a time; what is said meanwhile is read by one more. */
  const look = (): Promise<void> => {
    if (isWaiting) return queue;
    isWaiting = true;
    queue = queue.then(read).catch(end);
    return queue;
  };
  const keep = (leave: () => void): void => void (isOver ? leave() : leaving.push(leave));
  return {
    stop,
    async begin({ isHeld }: { readonly isHeld: boolean }): Promise<void> {
      try {
        if (!isHeld) return await look().then(end);
        const { companyId, scheduleId: id } = link;
        const listener = { look: () => void look(), deaf: end };
        keep(await parts.rooms.subscribe({ companyId, id }, listener));
        if (isOver) return;
        await look();
        keep(parts.beats.join(() => send({ kind: 'beat', now: clock().getTime() })));
        const life = setTimeout(end, LIFE_MS * (1 + Math.random() / 5)).unref();
        keep(() => clearTimeout(life));
      } catch {
        end();
      }
    },
  };
}
