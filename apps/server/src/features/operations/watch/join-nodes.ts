import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { BEAT_MS, type NodeRole, SILENT_MS } from '@candor/contract/operations/node-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { DatabaseSetupError } from '../../../platform/database/database-errors.ts';
import { pollEvery } from '../../../platform/queue/poll.ts';
import { isGone, readMachine } from '../../../platform/installation/machine.ts';
import { release } from '../../../platform/release/release.ts';
import { enterAlone, findEntered, forgetNode, type Node, noteBeat } from './node-store.ts';
import { nodeWords } from './node-words.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

type Asked = {
  readonly role: NodeRole;
  /** Its objects lie in a folder, so it must be the only one. */
  readonly isFolder: boolean;
  /** How long one that was killed elsewhere is waited for. */
  readonly patienceMs?: number;
};

/** From now on this process is one of the nodes. Gives how it stops being one. */
export async function joinNodes(parts: Parts, asked: Asked): Promise<() => Promise<void>> {
  const { db, clock, onProblem } = parts;
  const { role, isFolder, patienceMs = SILENT_MS + BEAT_MS } = asked;
  const { version } = release;
  const machine = readMachine();
  const here = { id: randomUUID(), host: hostname(), process: process.pid, machine };
  const node: Node = { ...here, role, version, startedAt: clock() };
  for (let waited = 0; ; waited += BEAT_MS) {
    const other = await enter(parts, node, isFolder);
    if (other === undefined) break;
    if (waited >= patienceMs)
      throw new DatabaseSetupError(nodeWords.folderIsShared(other.host, other.process));
    await pause(Math.min(BEAT_MS, patienceMs));
  }
  const beat = () => db.global((tx) => noteBeat(tx, node, clock()));
  const stop = pollEvery(BEAT_MS, beat, onProblem);
  return async () => {
    await stop();
    await db.global((tx) => forgetNode(tx, node.id));
  };
}

/** Gives who is in the way. Those of this machine that were killed are forgotten. */
function enter({ db, clock }: Parts, node: Node, isFolder: boolean) {
  return db.global(async (tx) => {
    await enterAlone(tx);
    const now = clock();
    const entered = await findEntered(tx);
    for (const { id } of entered.filter(isGone)) await forgetNode(tx, id);
    const since = now.getTime() - SILENT_MS;
    const others = entered.filter((one) => !isGone(one) && one.beatAt.getTime() > since);
    const other = isFolder ? others[0] : undefined;
    if (other === undefined) await noteBeat(tx, node, now);
    return other;
  });
}
