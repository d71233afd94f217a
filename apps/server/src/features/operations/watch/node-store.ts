import type { NodeRole } from '@candor/contract/operations/node-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const FORGOTTEN_MS = 3_600_000;

export type Node = {
  readonly id: string;
  readonly host: string;
  readonly process: number;
  readonly machine: string | null;
  readonly role: NodeRole;
  readonly version: string;
  readonly startedAt: Date;
};

/** Says that it is there, and forgets who has been silent for an hour. */
export async function noteBeat(tx: Tx, node: Node, now: Date): Promise<void> {
  await tx
    .insertInto('nodes')
    .values({ ...node, beatAt: now })
    .onConflict((on) => on.column('id').doUpdateSet({ beatAt: now }))
    .execute();
  const before = new Date(now.getTime() - FORGOTTEN_MS);
  await tx.deleteFrom('nodes').where('beatAt', '<', before).execute();
}

export async function forgetNode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('nodes').where('id', '=', id).execute();
}

/** One after the other, until the end of the transaction. */
export async function enterAlone(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candor nodes'))`.execute(tx);
}

/** Every one that did not leave, with when it was last heard of. */
export function findEntered(tx: Tx) {
  return tx
    .selectFrom('nodes')
    .select(['id', 'host', 'process', 'machine', 'beatAt'])
    .orderBy('startedAt')
    .execute();
}

/** The longest running first. */
export async function readNodes(tx: Tx) {
  const nodes = await tx
    .selectFrom('nodes')
    .select(['id', 'host', 'process', 'role', 'version', 'startedAt', 'beatAt'])
    .orderBy('startedAt')
    .orderBy('id')
    .limit(100)
    .execute();
  return nodes.map(({ id, startedAt, beatAt, ...node }) => ({
    ...node,
    nodeID: id,
    startedAt: startedAt.toISOString(),
    beatAt: beatAt.toISOString(),
  }));
}
