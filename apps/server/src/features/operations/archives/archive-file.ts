import { createHash, sign, verify } from 'node:crypto';
import {
  ARCHIVE_MOST_BYTES,
  ARCHIVE_MOST_ROWS,
  ARCHIVE_VERSION,
  type ArchiveKind,
  archiveKinds,
  type ArchiveProblem,
} from '@candor/contract/operations/archive-rules';
import { text } from '@candor/contract/fields';
import * as z from 'zod/mini';
import { unzipTexts } from '../../../platform/documents/unzip-texts.ts';
import { zipFiles } from '../../../platform/documents/zip-files.ts';
import { type ArchiveKey, publicKeyOf } from './archive-key.ts';
import { type ArchiveRows, rowsOf } from './archive-rows.ts';
import { linesOf } from './line-rules.ts';
import { type OddRow, oddRow } from './odd-row.ts';

const FORMAT = 'candor-archive';
const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.sig';
const MOST_BYTES = 64 * 1024 * 1024;

const nameOf = (kind: ArchiveKind): string => `${kind}.jsonl`;
const names = new Set([MANIFEST, SIGNATURE, ...archiveKinds.map(nameOf)]);

const head = z.object({ format: z.literal(FORMAT), version: z.int() });
const manifest = z.object({
  ...head.shape,
  companyName: text(400),
  madeAt: z.iso.datetime(),
  /** Ed25519, as base64url. */
  publicKey: z.string().check(z.regex(/^[\w-]{43}$/)),
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifest>;

type Refused = {
  readonly problem: { readonly code: ArchiveProblem; readonly file: string };
  /** The one that is to blame, where it is one. */
  readonly odd?: OddRow;
};
export type ReadArchive = { readonly manifest: Manifest; readonly rows: ArchiveRows } | Refused;

const sumOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/**
 * A line of JSON for each row, the sum of each file in the manifest, and the manifest signed. It is read before it is
 * given out: a file that nobody could read would be found out about elsewhere, when what it was made of may be gone.
 */
export async function writeArchive(
  rows: ArchiveRows,
  { companyName, now, key }: { companyName: string; now: Date; key: ArchiveKey },
): Promise<{ readonly zip: Buffer } | Refused> {
  const files = archiveKinds.map((kind) => ({
    name: nameOf(kind),
    content: rows[kind].map((row) => `${JSON.stringify(row)}\n`).join(''),
  }));
  const said = JSON.stringify(
    {
      ...{ format: FORMAT, version: ARCHIVE_VERSION, companyName, madeAt: now.toISOString() },
      publicKey: key.publicKey,
      files: files.map(({ name, content }) => ({ name, sha256: sumOf(content) })),
    } satisfies Manifest,
    null,
    2,
  );
  const signature = sign(null, Buffer.from(said), key.privateKey).toString('base64');
  const packed = await zipFiles(
    [{ name: MANIFEST, content: said }, { name: SIGNATURE, content: signature }, ...files].map(
      ({ name, content }) => ({ name, bytes: Buffer.from(content), isPacked: false }),
    ),
  );
  const zip = Buffer.from(packed);
  const read = zip.length > ARCHIVE_MOST_BYTES ? problem('too_large') : readArchive(zip);
  return 'problem' in read ? read : { zip };
}

/** Signature and sums are asked before a row is read: what was changed on its way is not looked at. */
export function readArchive(bytes: Uint8Array): ReadArchive {
  const found = unzipTexts(bytes, {
    isWanted: (name) => names.has(name),
    ...{ mostFiles: names.size, mostBytes: MOST_BYTES },
  });
  if (typeof found === 'string') return problem(found);
  const said = found.get(MANIFEST) ?? '';
  const asked = head.safeParse(jsonOf(said));
  if (!asked.success) return problem('no_archive');
  if (asked.data.version > ARCHIVE_VERSION) return problem('too_new');
  const read = manifest.safeParse(jsonOf(said));
  if (!read.success) return problem('no_archive');
  const signature = Buffer.from(found.get(SIGNATURE) ?? '', 'base64');
  if (!isSigned(said, read.data.publicKey, signature)) return problem('bad_signature', MANIFEST);
  const rows: Partial<Record<ArchiveKind, readonly unknown[]>> = {};
  for (const kind of archiveKinds) {
    const name = nameOf(kind);
    const content = found.get(name);
    const sum = read.data.files.find((file) => file.name === name)?.sha256;
    if (content === undefined || sumOf(content) !== sum) return problem('changed', name);
    const lines = linesOf(content, ARCHIVE_MOST_ROWS);
    if (lines === 'too_large') return problem('too_large', name);
    const parsed = rowsOf[kind].safeParse(lines.map(jsonOf));
    if (!parsed.success) return badRow({ kind, at: Number(parsed.error.issues[0]?.path[0]) });
    rows[kind] = parsed.data;
  }
  const whole = rows as ArchiveRows;
  const odd = oddRow(whole);
  return odd === undefined ? { manifest: read.data, rows: whole } : badRow(odd);
}

function isSigned(said: string, publicKey: string, signature: Buffer): boolean {
  try {
    return verify(null, Buffer.from(said), publicKeyOf(publicKey), signature);
  } catch {
    return false;
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const problem = (code: ArchiveProblem, file = ''): Refused => ({ problem: { code, file } });
const badRow = (odd: OddRow): Refused => ({ ...problem('bad_row', nameOf(odd.kind)), odd });
