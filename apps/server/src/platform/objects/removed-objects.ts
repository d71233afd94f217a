import type { ObjectStore } from '@candor/folder-store';
import type { Tx } from '../database/database.ts';
import { defineDue, type DueWork } from '../queue/define-due.ts';
import { addDue } from '../queue/due-store.ts';

const kind = 'remove-object';

/**
 * In the transaction after which no row names these objects: rolled back means that they stay, committed that they go,
 * however long the storage is away. Never for a key that may be written again.
 */
export async function removeObjects(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await tx
    .insertInto('removedObjects')
    .values(keys.map((objectKey) => ({ objectKey })))
    .returning('id')
    .execute();
  await addDue(tx, kind, rows);
}

export const removedObjectDue = ({ objects }: { readonly objects: ObjectStore }): DueWork =>
  defineDue({
    kind,
    ask: async (tx, { id }) => {
      const { objectKey } =
        (await tx
          .selectFrom('removedObjects')
          .select('objectKey')
          .where('id', '=', id)
          .executeTakeFirst()) ?? {};
      // Whoever asks for one that is gone already is answered as if it went now.
      return objectKey === undefined ? undefined : () => objects.remove(objectKey);
    },
    run: (tx, { id }) => tx.deleteFrom('removedObjects').where('id', '=', id).execute(),
  });

/** Those that are still to go, and since when the first of them is. */
export async function countRemovedObjects(tx: Tx) {
  return tx
    .selectFrom('removedObjects')
    .select((is) => [
      is.fn.countAll<number>().as('waiting'),
      is.fn.min<Date | null>('removedAt').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}
