import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '@candor/outbox/backoff-rules';
import type { ChangeKind } from '@candor/contract/operations/change-rules';
import { changeAccess } from '@candor/contract/operations/change-access';
import type { streamChanges } from '@candor/contract/operations/changes';
import type { Output } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { isAllowed } from '../../../platform/http/allowed.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { Outlet } from '../../../platform/http/event-stream.ts';
import type { Resolvers, Session } from '../../../platform/http/handlers.ts';
import type { ChangeHub } from './change-hub.ts';
import { type Change, concerns, MOST_FAILURES, retries, REVIEW_MS } from './change-rules.ts';
import type { ChangePoints } from './change-points.ts';
import { findMissed, type From } from './change-store.ts';

export type LineParts = {
  readonly db: Database;
  readonly hub: ChangeHub;
  readonly may: Resolvers['privilege'];
  readonly points: ChangePoints;
};

type Event = Output<typeof streamChanges>;

type Holder = {
  readonly outlet: Outlet<Event>;
  readonly session: Session;
  readonly proveAgain: () => Promise<{ readonly session: Session }>;
};

/** One open stream: what it is told is asked of the session's rights of that moment. */
export function createLine({ db, hub, may, points }: LineParts, holder: Holder) {
  const { outlet } = holder;
  const rights = createRights(may, holder);
  let isOver = false;
  let leave: (() => void) | undefined;
  let queue = Promise.resolve();
  /** Told as missed: the database's word of them may still be on its way. */
  let missed: ReadonlySet<number> = new Set();

  const stop = (): void => {
    isOver = true;
    clearInterval(review);
    leave?.();
  };
  const end = (): void => {
    stop();
    outlet.end();
  };
  const send = (id: number, kind: Event['kind'], subjectID: number | null): void =>
    outlet.send({ id, data: { kind, subjectID } });
  const insist = <Result>(ask: () => Promise<Result>) => askPatiently(ask, () => isOver);
  const tell = async (change: Change): Promise<void> => {
    const { id, kind, subjectId } = change;
    if (isOver) return;
    if (kind === 'rights') await insist(rights.prove);
    else if ((await insist(() => rights.mayHear(change, kind))) && !isOver) {
      send(id, kind, subjectId);
    }
  };
  /** In order, and the last thing this line does where somebody may not listen any more. */
  const hear = (change: Change): void => {
    if (!rights.concerns(change)) return;
    queue = queue.then(() => (missed.has(change.id) ? undefined : tell(change))).catch(end);
  };
  const review = nowAndThen(() => {
    queue = queue.then(() => insist(rights.prove)).then(() => {}, end);
  });
  /** Heard first, so that nothing falls between what was missed and what comes. */
  const tellMissed = async (from: From): Promise<void> => {
    const { newest, point, changes } = await findMissed(db, from, rights.hearer());
    if (changes === null) send(newest, 'again', null);
    for (const change of changes ?? []) await tell(change);
    missed = new Set(changes?.map(({ id }) => id));
    outlet.send({ id: newest, data: await readyAt(point, points) });
  };

  return {
    stop,
    async begin(asked: { readonly from: From; readonly isHeld: boolean }) {
      try {
        if (asked.isHeld) leave = await hub.subscribe({ hear, deaf: end });
        // Hung up while it waited.
        if (isOver) return leave?.();
        // Before anything that is heard; and what took rights away while nobody listened is asked for now.
        const opening = queue.then(async () => {
          if (asked.isHeld) await rights.prove();
          await tellMissed(asked.from);
        });
        queue = opening.catch(end);
        await opening;
        if (!asked.isHeld) end();
      } catch {
        end();
      }
    },
  };
}

/** From here on nothing is missed. */
async function readyAt(point: string, points: ChangePoints): Promise<Event> {
  return { kind: 'ready', subjectID: null, since: await points.seal(point) };
}

/** Not all lines in the same second. */
const nowAndThen = (review: () => void) =>
  setInterval(review, REVIEW_MS * (1 + Math.random() / 2)).unref();

/** What the database could not say at once is asked again; what it refuses is refused. */
async function askPatiently<Result>(
  ask: () => Promise<Result>,
  isOver: () => boolean,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (isOver() || error instanceof Failure || failures === MOST_FAILURES) throw error;
      await pause(backoffMs(failures, Math.random(), retries));
    }
  }
}

/** What this session may hear; believed until its rights change. */
function createRights(may: LineParts['may'], { session: first, proveAgain }: Holder) {
  let session = first;
  const believed = new Map<ChangeKind, boolean>();

  const mayHearOf = async (kind: ChangeKind): Promise<boolean> => {
    const known = believed.get(kind);
    if (known !== undefined) return known;
    // While an installation is upgraded a newer node may tell of a kind that this one does not know.
    const access = kind in changeAccess ? changeAccess[kind] : undefined;
    const answer = access !== undefined && (await isAllowed(access, session, { privilege: may }));
    believed.set(kind, answer);
    return answer;
  };
  return {
    hearer: (): Session => session,
    prove: async (): Promise<void> => {
      ({ session } = await proveAgain());
      believed.clear();
    },
    concerns: (change: Change): boolean => concerns(change, session),
    mayHear: async (change: Change, kind: ChangeKind): Promise<boolean> =>
      concerns(change, session) && (await mayHearOf(kind)),
  };
}
