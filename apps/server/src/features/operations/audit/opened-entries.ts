import type { Tx } from '../../../platform/database/database.ts';
import { keyCarriedBy } from '../../../platform/sealing/carried-key.ts';
import { openKeys, readKeys } from './person-key-store.ts';
import { openValues } from './sealed-values.ts';

type Stored = {
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly sealed: string | null;
  readonly keyId: number | null;
  readonly sealedBy: number | null;
};

/** Why an entry's words are not there. `upgraded`: they were dropped when earlier entries were sealed. */
export type Gone = 'erased' | 'upgraded' | 'secret-lost' | 'unreadable';

/** Entries as a person reads them: opened while the key is there, and saying afterwards why there is nothing to read. */
export async function openEntries<Row extends Stored>(
  tx: Tx,
  companyId: number,
  rows: readonly Row[],
) {
  const ids = [...new Set(rows.flatMap(({ keyId }) => keyId ?? []))];
  const stored = await readKeys(tx, companyId, ids);
  const keys = await openKeys(stored, () => keyCarriedBy(tx));
  return Promise.all(
    rows.map(async ({ sealed, keyId, sealedBy, ...row }) => {
      const key = keyId === null ? null : keys.get(keyId);
      if (key === null || key === undefined || sealed === null) {
        return { ...row, gone: reasonOf({ keyId, sealedBy, key }) };
      }
      // What somebody changed behind our back opens no more; the check of the chain names it.
      const values = await openValues(sealed, key).catch(() => null);
      return values === null
        ? { ...row, gone: 'unreadable' as const }
        : { ...row, ...values, gone: null };
    }),
  );
}

type Missing = Pick<Stored, 'keyId' | 'sealedBy'> & { readonly key: Uint8Array | null | undefined };

function reasonOf({ keyId, sealedBy, key }: Missing): Gone | null {
  if (keyId === null) return sealedBy === null ? null : 'upgraded';
  if (key === undefined) return 'erased';
  return key === null ? 'secret-lost' : 'unreadable';
}
