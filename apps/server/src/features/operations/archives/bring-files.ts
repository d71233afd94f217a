import { createHash } from 'node:crypto';
import type { ObjectStore } from '@candor/folder-store';
import type { Tx } from '../../../platform/database/database.ts';
import { insertFile } from '../../hiring/applications/index.ts';
import { judgeAttachment, judgeDocument, plainName } from '../../people/profiles/index.ts';
import { sumOf } from './archive-format.ts';
import type { FileRow } from './archive-rows.ts';
import {
  type Bringing,
  candidatesOf,
  isOwn,
  type Judge,
  numberOf,
  type Verdict,
} from './bringing.ts';
import { addMarks, findFiles, findMarks, findSums } from './mark-store.ts';

export type NewFile = FileRow & { readonly candidateId: number };

/** Known by where it began, or as the same bytes of the same person. */
export const judgeFiles: Judge<FileRow, NewFile> = async (tx, bringing, rows) => {
  const { signer } = bringing;
  const { companyId } = bringing.deed;
  const refs = rows.map(({ ref }) => ref);
  const { any } = await findMarks(tx, { companyId, kind: 'files', signer }, refs);
  const candidateOf = await candidatesOf(tx, bringing, rows);
  const asked = rows.flatMap((row) => candidateOf(row) ?? []);
  const sums = await findSums(tx, companyId, asked);
  const own = await findFiles(
    tx,
    companyId,
    refs.filter((ref) => isOwn(bringing, ref)).map(numberOf),
  );
  return rows.map((row): Verdict<NewFile> => {
    if (any.has(row.ref)) return 'known';
    if (isOwn(bringing, row.ref) && own.get(numberOf(row.ref)) === row.sha256) return 'known';
    const candidateId = candidateOf(row);
    if (candidateId === undefined && bringing.isTaking) return 'no_person';
    if (sums.has(`${candidateId} ${row.sha256}`)) return 'known';
    return { take: { ...row, candidateId: candidateId ?? 0 } };
  });
};

/**
 * The object is written first: a row never names a file that is not there. Its key follows of whose file of which archive
 * it is, so that whoever goes on after a kill writes the same one again.
 */
export async function storeFile(
  objects: Pick<ObjectStore, 'put'>,
  { deed: { companyId } }: Bringing,
  { file, bytes, archiveId }: { file: NewFile; bytes: Uint8Array; archiveId: number },
): Promise<Stored | 'no_content' | 'wrong_type'> {
  if (sumOf(bytes) !== file.sha256) return 'no_content';
  const contentType = typeOf(bytes, file.kind);
  if (contentType === null) return 'wrong_type';
  const name = createHash('sha256').update(`${archiveId} ${file.ref}`).digest('hex').slice(0, 32);
  const objectKey = `candidates/${companyId}/${file.candidateId}/${name}`;
  await objects.put(objectKey, Buffer.from(bytes), contentType);
  return { ...file, contentType, objectKey, bytes: bytes.length };
}

type Stored = NewFile & {
  readonly contentType: string;
  readonly objectKey: string;
  readonly bytes: number;
};

export async function takeFile(tx: Tx, { deed, signer }: Bringing, stored: Stored): Promise<void> {
  const { companyId, accountId } = deed;
  const { ref, candidateId, kind, fileName, contentType, bytes, sha256, objectKey } = stored;
  const localId = await insertFile(tx, {
    ...{ companyId, candidateId, kind, fileName: plainName(fileName), contentType, bytes, sha256 },
    ...{ objectKey, uploadedBy: accountId, uploadedAt: new Date(stored.at) },
  });
  await addMarks(tx, { companyId, kind: 'files', signer }, [{ origin: ref, localId }]);
}

/** As what a candidate or a member sends: by its bytes. */
function typeOf(bytes: Uint8Array, kind: 'cv' | 'other'): string | null {
  try {
    return kind === 'cv' ? judgeDocument(bytes, 'cv') : judgeAttachment(bytes);
  } catch {
    return null;
  }
}
