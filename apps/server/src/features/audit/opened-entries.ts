import type { Tx } from '../../platform/database/database.ts';
import { keyCarriedBy } from '../../platform/sealing/carried-key.ts';
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

/** Entries as a person reads them: opened while the key is there, marked as erased afterwards. */
export async function openEntries<Row extends Stored>(
  tx: Tx,
  companyId: number,
  rows: readonly Row[],
) {
  const ids = [...new Set(rows.flatMap(({ keyId }) => keyId ?? []))];
  const stored = await readKeys(tx, companyId, ids);
  const keys = stored.length === 0 ? new Map() : await openKeys(stored, keyCarriedBy(tx));
  return Promise.all(
    rows.map(async ({ sealed, keyId, sealedBy, ...row }) => {
      const key = keyId === null ? undefined : keys.get(keyId);
      const isErased = key === undefined && (keyId !== null || sealedBy !== null);
      if (key === undefined || sealed === null) return { ...row, isErased };
      // What somebody changed behind our back opens no more; the check of the chain names it.
      const values = await openValues(sealed, key).catch(() => null);
      return values === null ? { ...row, isErased: true } : { ...row, ...values, isErased };
    }),
  );
}
