import type { Tx } from '../../../platform/database/database.ts';
import { keyCarriedBy } from '../../../platform/sealing/carried-key.ts';
import { openSealedText, sealText } from '../../../platform/sealing/sealed-text.ts';
import type { AuditEntry, Sealed } from './audit-rules.ts';
import { keyFor, type PersonKey } from './person-key-store.ts';
import { hasWords, isOutsider, isPersonalKind, type PersonalKind } from './person-rules.ts';

type Given = Omit<AuditEntry, 'isTheirOwn' | 'isPlain'>;
type Parted = { readonly sealed: Sealed; readonly rest: Given };

const NOTHING: Sealed = { keyId: null, text: null };

/**
 * Takes out of an entry what it says of a person and seals it with that person's key. Of somebody who is not there any
 * more nothing is written down.
 */
export async function sealValues(tx: Tx, entry: AuditEntry): Promise<Parted> {
  const { isTheirOwn, isPlain, ...given } = entry;
  const about = aboutOf(given);
  if (about === null || isPlain === true || !isWorthSealing(given, isTheirOwn === true)) {
    return { sealed: NOTHING, rest: given };
  }
  const key = await keyFor(tx, about, keyCarriedBy(tx));
  return sealWith(key, given, isTheirOwn === true);
}

function aboutOf({ companyId, objectKind, objectId }: Given) {
  const id = Number(objectId);
  if (!isPersonalKind(objectKind) || objectId === undefined || !Number.isSafeInteger(id))
    return null;
  return { companyId, kind: objectKind satisfies PersonalKind, objectId: id };
}

export const isWorthSealing = ({ before, after, ip, userAgent, actorKind }: Given, own: boolean) =>
  hasWords(before) ||
  hasWords(after) ||
  ((own || isOutsider(actorKind)) && (ip !== undefined || userAgent !== undefined));

/** `key` null: the values are gone with their person. */
export async function sealWith(
  key: PersonKey | null,
  { before, after, ip, userAgent, ...given }: Given,
  isTheirOwn: boolean,
): Promise<Parted> {
  const hidesOrigin = isTheirOwn || isOutsider(given.actorKind);
  const rest = hidesOrigin ? given : { ...given, ip, userAgent };
  if (key === null) return { sealed: NOTHING, rest };
  const values = { before, after, ...(hidesOrigin && { ip, userAgent }) };
  return { sealed: { keyId: key.id, text: await sealText(JSON.stringify(values), key.key) }, rest };
}

export type Values = {
  readonly before: unknown;
  readonly after: unknown;
  readonly ip?: string;
  readonly userAgent?: string;
};

export async function openValues(sealed: string, key: Uint8Array): Promise<Values> {
  const { before = null, after = null, ...origin } = JSON.parse(await openSealedText(sealed, key));
  return { before, after, ...origin };
}
