import { createHash, sign, verify } from 'node:crypto';
import {
  ARCHIVE_OLDEST_VERSION,
  ARCHIVE_VERSION,
  type ArchiveKind,
  archiveKinds,
  type ArchiveProblem,
} from '@candor/contract/operations/archive-rules';
import { text } from '@candor/contract/fields';
import * as z from 'zod/mini';
import { ZIP_MOST_FILES, type ZipPart } from '../../../platform/documents/zip-stream.ts';
import { instant } from './row-fields.ts';
import { type ArchiveKey, publicKeyOf } from './archive-key.ts';

const FORMAT = 'candor-archive';
export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';

/** Of one file of an archive, packed and unpacked: a document of a candidate's has 10 MB at most. */
export const FILE_MOST_BYTES = 16 * 1024 * 1024;

const head = z.object({ format: z.literal(FORMAT), version: z.int() });
const manifest = z.object({
  ...head.shape,
  companyName: text(400),
  madeAt: instant,
  /** Its number where it was made: whether a file is a company's own. Older files do not say it. */
  companyID: z.optional(z.int()),
  /** Ed25519, as base64url. */
  publicKey: z.string().check(z.regex(/^[\w-]{43}$/)),
  files: z
    .array(z.object({ name: text(100), sha256: z.string() }))
    .check(z.maxLength(ZIP_MOST_FILES)),
});
export type Manifest = z.output<typeof manifest>;

export const sumOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const numbered = (at: number): string => String(at).padStart(6, '0');
export const rowsName = (kind: ArchiveKind, at: number): string => `${kind}/${numbered(at)}.jsonl`;
/** What the row before it is about. */
export const contentName = (at: number): string => `files/${numbered(at)}.bin`;
export const isContent = (name: string): boolean => name.endsWith('.bin');

/** By its name; undefined: no file of rows. */
export const kindOf = (name: string): ArchiveKind | undefined =>
  archiveKinds.find((kind) => name.startsWith(`${kind}/`));

/** What of a company is in it, with a sum of each file, and a signature over that. */
export function signedManifest(
  said: Pick<Manifest, 'companyName' | 'companyID' | 'madeAt' | 'files'>,
  key: ArchiveKey,
): readonly ZipPart[] {
  const content = JSON.stringify({
    ...{ format: FORMAT, version: ARCHIVE_VERSION, ...said, publicKey: key.publicKey },
  } satisfies Manifest);
  const signature = sign(null, Buffer.from(content), key.privateKey).toString('base64');
  return [
    { name: MANIFEST, bytes: Buffer.from(content) },
    { name: SIGNATURE, bytes: Buffer.from(signature) },
  ];
}

/** What nothing is read for. */
export class ArchiveRefused extends Error {
  readonly problem: { readonly code: ArchiveProblem; readonly file: string };

  constructor(code: ArchiveProblem, file = '') {
    super(`The archive is refused: ${code} ${file}`);
    this.problem = { code, file };
  }
}

export function readManifest(said: Uint8Array | undefined, signature: Uint8Array | undefined) {
  const content = jsonOf(said);
  const asked = head.safeParse(content);
  if (said === undefined || !asked.success) throw new ArchiveRefused('no_archive');
  if (asked.data.version > ARCHIVE_VERSION) throw new ArchiveRefused('too_new');
  if (asked.data.version < ARCHIVE_OLDEST_VERSION) throw new ArchiveRefused('too_old');
  const read = manifest.safeParse(content);
  if (!read.success) throw new ArchiveRefused('no_archive');
  const signed = Buffer.from(Buffer.from(signature ?? []).toString('utf8'), 'base64');
  if (!isSigned(said, read.data.publicKey, signed)) {
    throw new ArchiveRefused('bad_signature', MANIFEST);
  }
  return read.data;
}

function isSigned(said: Uint8Array, publicKey: string, signature: Buffer): boolean {
  try {
    return verify(null, said, publicKeyOf(publicKey), signature);
  } catch {
    return false;
  }
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
