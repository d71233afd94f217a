import { type ArchiveKind, archiveKinds } from '@candor/contract/operations/archive-rules';
import type { ObjectStore } from '@candor/folder-store';
import {
  packZip,
  ZIP_MOST_BYTES,
  ZIP_MOST_FILES,
  type ZipPart,
} from '../../../platform/documents/zip-stream.ts';
import { contentName, rowsName, signedManifest, sumOf } from './archive-format.ts';
import type { ArchiveKey } from './archive-key.ts';
import { rowOf } from './archive-rows.ts';
import type { Leaving, Tally } from './archive-tally.ts';
import { LINE_MOST } from './line-rules.ts';
import { readContent } from './read-content.ts';

/** Rows as they are read: those of a page are one file, or several where they are long. */
export type Rows = { readonly id: number; readonly row: object; readonly objectKey?: string };
export type RowPages = (kind: ArchiveKind) => AsyncIterable<readonly Rows[]>;

type Parts = {
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly pages: RowPages;
  readonly companyName: string;
  readonly companyID?: number;
  readonly now: Date;
  readonly key: ArchiveKey;
  readonly tally: Tally;
  readonly onFile?: (files: number) => Promise<void>;
};

/** Room that is kept for the manifest, its signature and the directory. */
const SPARE_BYTES = 40 * 1024 * 1024;
const SPARE_FILES = 10;

/**
 * A line of JSON for each row, the sum of each file in the manifest, and the manifest signed. A page of rows and one
 * document are held at a time, and of each file its name and sum. What no reader would take is left out and named.
 */
export async function* writeArchive(parts: Parts): AsyncGenerator<Buffer> {
  const files: { name: string; sha256: string }[] = [];
  const room = { bytes: ZIP_MOST_BYTES - SPARE_BYTES, files: ZIP_MOST_FILES - SPARE_FILES };
  async function* all(): AsyncGenerator<ZipPart> {
    for (const kind of archiveKinds) {
      for await (const part of partsOf(parts, kind, room)) {
        files.push({ name: part.name, sha256: sumOf(part.bytes) });
        room.files -= 1;
        room.bytes -= part.bytes.length + 1000;
        await parts.onFile?.(files.length);
        yield part;
      }
    }
    const { companyName, companyID, now, key } = parts;
    yield* signedManifest({ companyName, companyID, madeAt: now.toISOString(), files }, key);
  }
  yield* packZip(all());
}

type Room = { readonly bytes: number; readonly files: number };

async function* partsOf(parts: Parts, kind: ArchiveKind, room: Room): AsyncGenerator<ZipPart> {
  let at = 0;
  for await (const rows of parts.pages(kind)) {
    if (kind === 'files') {
      for (const row of rows) {
        at += 1;
        yield* documentOf(parts, row, { at, room });
      }
      continue;
    }
    let lines: string[] = [];
    let size = 0;
    for (const { id, row } of rows) {
      const line = `${JSON.stringify(row)}\n`;
      const reason = reasonAgainst(kind, row, { line, bytesLeft: room.bytes - size });
      if (reason !== undefined) {
        parts.tally.leave({ kind, file: '', line: id, reason });
        continue;
      }
      if (size + line.length > LINE_MOST && lines.length > 0) {
        at += 1;
        yield { name: rowsName(kind, at), bytes: Buffer.from(lines.join('')) };
        [lines, size] = [[], 0];
      }
      parts.tally.add(kind, 'new');
      lines.push(line);
      size += line.length;
    }
    at += 1;
    if (lines.length > 0) {
      yield { name: rowsName(kind, at), bytes: Buffer.from(lines.join('')) };
    }
  }
}

function reasonAgainst(
  kind: ArchiveKind,
  row: object,
  { line, bytesLeft }: { readonly line: string; readonly bytesLeft: number },
): Leaving['reason'] | undefined {
  if (line.length > LINE_MOST) return 'too_long';
  if (!rowOf[kind].safeParse(row).success) return 'unfit';
  return line.length * 4 > bytesLeft ? 'no_room' : undefined;
}

/** Its row and then its bytes, which are packed already. */
async function* documentOf(
  { objects, tally }: Parts,
  { id, row, objectKey = '' }: Rows,
  { at, room }: { readonly at: number; readonly room: Room },
): AsyncGenerator<ZipPart> {
  const leave = (reason: Leaving['reason']) =>
    tally.leave({ kind: 'files', file: '', line: id, reason });
  if (!rowOf.files.safeParse(row).success) return leave('unfit');
  if (room.files < 2) return leave('no_room');
  const bytes = await readContent(objects, objectKey);
  if (bytes === undefined) return leave('no_content');
  if (bytes.length > room.bytes) return leave('no_room');
  tally.add('files', 'new');
  yield { name: rowsName('files', at), bytes: Buffer.from(`${JSON.stringify(row)}\n`) };
  yield { name: contentName(at), bytes, isPacked: true };
}
