import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { DueWork } from './define-due.ts';
import { isTold } from './due-rules.ts';
import { type Claim, claimDue, endClaim, listDueKinds, lockClaim } from './due-store.ts';
import { pollEvery } from './poll.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

/**
 * `round` does everything that is due, one of a kind after the other and the kinds beside each other, so that a slow
 * mail server delays mails only. Rounds may overlap, also with those of other processes: what one has taken no other
 * takes.
 */
export function createDueWork(parts: Parts, works: readonly DueWork[]) {
  const { db, clock } = parts;
  const busy = new Set<string>();
  const over = new AbortController();
  const lane = async (work: DueWork): Promise<void> => {
    if (busy.has(work.kind)) return;
    busy.add(work.kind);
    try {
      while (!over.signal.aborted) {
        const claim = await claimDue(db, work.kind, { now: clock(), chance: Math.random() });
        if (claim === undefined) return;
        await attempt(parts, work, claim);
      }
    } finally {
      busy.delete(work.kind);
    }
  };
  return {
    round: async (): Promise<void> => {
      const idle = works.filter(({ kind }) => !busy.has(kind));
      const kinds = idle.map(({ kind }) => kind);
      const due = new Set(await listDueKinds(db, kinds, clock()));
      await Promise.all(idle.filter(({ kind }) => due.has(kind)).map(lane));
    },
    /** What is under way ends, and nothing else begins. */
    end: () => over.abort(),
  };
}

/** Looks every second. Gives what stops it. */
export function startDueWork(parts: Parts, works: readonly DueWork[]): () => Promise<void> {
  const { round, end } = createDueWork(parts, works);
  const stop = pollEvery(1000, round, parts.onProblem);
  return () => {
    end();
    return stop();
  };
}

async function attempt({ db, onProblem }: Parts, work: DueWork, claim: Claim): Promise<void> {
  const { kind, companyId, id, tries } = claim;
  const due = { companyId, id };
  const held = <T>(todo: (tx: Tx) => Promise<T>): Promise<T | undefined> => {
    const locked = async (tx: Tx) => ((await lockClaim(tx, claim)) ? todo(tx) : undefined);
    return companyId === 0 ? db.global(locked) : db.inCompany(companyId, locked);
  };
  try {
    const { ask } = work;
    const asked = ask && (await held((tx) => ask(tx, due)));
    await asked?.();
    await held(async (tx) => {
      await work.run(tx, due);
      await endClaim(tx, claim);
    });
  } catch (cause) {
    if (!isTold(tries)) return;
    const what = `${kind} ${id} of company ${companyId}`;
    onProblem(new Error(`Due and not done at try ${tries}: ${what}`, { cause }));
  }
}
