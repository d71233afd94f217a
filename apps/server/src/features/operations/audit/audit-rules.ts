/** What happened: who did what to which object, how it was before and after, and from where. */
export type AuditEntry = {
  /** 0 is the platform's own chain. */
  readonly companyId: number;
  readonly actorKind: string;
  readonly actorAccountId?: number | undefined;
  readonly action: string;
  readonly objectKind: string;
  readonly objectId?: string | number | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly requestId?: string | undefined;
  /** A person's own deed, though they have an account: where they called from is sealed as well. */
  readonly isTheirOwn?: boolean | undefined;
  /** Says of a person only what may stay for ever: that they were erased. */
  readonly isPlain?: boolean | undefined;
};

/** The values of a person as they are stored: under a key that goes with the person, or not at all. */
export type Sealed = { readonly keyId: number | null; readonly text: string | null };

/** One row of the chain as it is stored. */
export type AuditRow = {
  readonly companyId: number;
  /** 1, 2, 3 … without a gap within the company. */
  readonly seq: number;
  /** UTC with six digits of fraction, as the database keeps it: 2026-11-21T05:00:00.123000Z. */
  readonly occurredAt: string;
  readonly actorKind: string;
  readonly actorAccountId: number | null;
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  /** Before, after and origin under the key `keyId`: those columns are null then. */
  readonly sealed: string | null;
  readonly keyId: number | null;
  /** Of a row that was written in plain text: the number of the entry that vouches for what it is now. */
  readonly sealedBy: number | null;
  readonly previousHash: string;
  readonly hash: string;
};

/** A row as it is read, with what the entry `sealedBy` says of it. */
export type ReadRow = AuditRow & { readonly vouched?: string | null };

export type UnhashedRow = Omit<AuditRow, 'hash'>;

/** The end of a chain: the last row's number and hash. */
export type AuditHead = {
  readonly seq: number;
  readonly hash: string;
  /** When what this transaction tells was invented; otherwise it happened when it says. */
  readonly sampleAt?: string | null;
};

/** SHA-256 of the text's UTF-8, in lower-case hexadecimal. Injected, so that these rules stay pure. */
export type Digest = (text: string) => string;

/** An invented entry is nobody's deed, and of when it was invented. */
export const toldAs = (
  { sampleAt }: AuditHead,
  entry: AuditEntry,
  at: Date,
): { readonly entry: AuditEntry; readonly at: Date } =>
  sampleAt === undefined || sampleAt === null
    ? { entry, at }
    : {
        entry: { ...entry, actorKind: 'sample', actorAccountId: undefined },
        at: new Date(sampleAt),
      };

/** Where every chain starts. */
export const GENESIS: AuditHead = { seq: 0, hash: '0'.repeat(64) };

/** The row that follows `head`, ready to store; with `sealed` given, the entry's own values are in there. */
export function nextRow(
  head: AuditHead,
  entry: AuditEntry,
  {
    at,
    digest,
    sealed = { keyId: null, text: null },
  }: { readonly at: Date; readonly digest: Digest; readonly sealed?: Sealed | undefined },
): AuditRow {
  const row: UnhashedRow = {
    companyId: entry.companyId,
    seq: head.seq + 1,
    occurredAt: at.toISOString().replace('Z', '000Z'),
    actorKind: entry.actorKind,
    actorAccountId: entry.actorAccountId ?? null,
    action: entry.action,
    objectKind: entry.objectKind,
    objectId: entry.objectId === undefined ? null : String(entry.objectId),
    before: asStored(entry.before),
    after: asStored(entry.after),
    ip: entry.ip ?? null,
    userAgent: entry.userAgent ?? null,
    requestId: entry.requestId ?? null,
    sealed: sealed.text,
    keyId: sealed.keyId,
    sealedBy: null,
    previousHash: head.hash,
  };
  return { ...row, hash: digest(canonicalText(row)) };
}

const CHANGED = 'its content was changed';

/**
 * The first thing wrong with `row` as the successor of `head`, or undefined. A changed field breaks the
 * row's own hash; a removed, added, moved or re-hashed row breaks number or link, there or at the head.
 */
export function findBreak(head: AuditHead, row: ReadRow, digest: Digest): string | undefined {
  if (row.seq !== head.seq + 1) return `expected number ${head.seq + 1}, found ${row.seq}`;
  if (row.previousHash !== head.hash) return 'does not continue the row before it';
  if (row.sealedBy !== null) {
    return row.vouched === digest(sealedLaterText(row)) ? undefined : CHANGED;
  }
  if (row.hash !== digest(canonicalText(row))) return CHANGED;
  return undefined;
}

/**
 * The text that is hashed. A list in fixed order, so no two rows share a text; keys inside before and after
 * are sorted, because jsonb does not keep their order. The first item names the format: a new format gets
 * a new name, and old rows stay verifiable.
 */
export function canonicalText(row: UnhashedRow): string {
  return row.keyId === null && row.sealed === null
    ? JSON.stringify(['candor-audit-1', ...fieldsOf(row)])
    : JSON.stringify(['candor-audit-2', ...fieldsOf(row), row.keyId, row.sealed]);
}

/** Of a row whose values were sealed after it was hashed: what it is now, with the hash that it had. */
export function sealedLaterText(row: AuditRow): string {
  const { keyId, sealed, sealedBy, hash } = row;
  return JSON.stringify(['candor-audit-1-sealed', ...fieldsOf(row), hash, keyId, sealed, sealedBy]);
}

const fieldsOf = (row: UnhashedRow): unknown[] => [
  row.companyId,
  row.seq,
  row.occurredAt,
  row.actorKind,
  row.actorAccountId,
  row.action,
  row.objectKind,
  row.objectId,
  sortedKeys(row.before),
  sortedKeys(row.after),
  row.ip,
  row.userAgent,
  row.requestId,
  row.previousHash,
];

/** The value as it will be read back: dates as text, undefined gone. */
function asStored(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return ['[', ...value.map(sortedKeys)];
  if (typeof value !== 'object' || value === null) return value;
  // As a list: an object would put keys that look like numbers first, whatever order they are given in.
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ['{', ...pairs.map(([key, inner]) => [key, sortedKeys(inner)])];
}
