import { createHash, randomUUID } from 'node:crypto';
import type { ObjectStore } from '@candor/folder-store';
import { MESSAGE_FILES_MOST } from '@candor/contract/hiring/message-rules';
import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { Failure, fail } from '../../../platform/http/failure.ts';
import { judgeAttachment, plainName } from '../../people/profiles/index.ts';
import { insertFile } from '../applications/index.ts';
import { sendingProblems } from './message-mail-words.ts';
import { countFilesOf, insertMessageFiles } from './message-store.ts';

type Upload = { readonly fileName: string; readonly bytes: Buffer };

/** As a request carries them. */
export const uploadsIn = (
  files: readonly { readonly fileName: string; readonly base64: string }[],
): Upload[] =>
  files.map(({ fileName, base64 }) => ({ fileName, bytes: Buffer.from(base64, 'base64') }));

export type KeptFile = {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly objectKey: string;
};

/** Each of several people has a copy of every file, and all are written before anybody is answered. */
const TOGETHER_MOST_BYTES = 200 * 1024 * 1024;

/** As many as a candidate's page keeps. */
const FILES_OF_ONE = 100;

type Whose = { readonly companyId: number; readonly candidateId: number };

type Files = readonly KeptFile[];
type Named<T> = { readonly result: T; readonly isNamed: boolean };

/**
 * The objects are written first, so that no row names a file that is not there; `write` says whether its rows name them.
 * What no row names goes again, unless nobody knows whether the transaction was stored.
 */
export const withFiles = <T>(
  objects: ObjectStore,
  { whose, uploads }: { readonly whose: Whose; readonly uploads: readonly Upload[] },
  write: (files: Files) => Promise<Named<T>>,
): Promise<T> =>
  withFilesOfMany(objects, { everybody: [whose], uploads }, ([files = []]) => write(files));

/** The same for several people in their order: each has objects of their own, which go with them. */
export async function withFilesOfMany<T>(
  objects: ObjectStore,
  given: { readonly everybody: readonly Whose[]; readonly uploads: readonly Upload[] },
  write: (filesOfEach: readonly Files[]) => Promise<Named<T>>,
): Promise<T> {
  const { everybody, uploads } = given;
  // Before anything is looked into: a gigabyte for a hundred people would hold the whole process up for seconds.
  const total = uploads.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > DOCUMENT_MOST_BYTES) {
    throw fail('file_refused', sendingProblems.filesTooLarge, { path: 'body.files' });
  }
  if (total * everybody.length > TOGETHER_MOST_BYTES) {
    throw fail('file_refused', sendingProblems.filesTooLargeForMany, { path: 'body.files' });
  }
  const judged = uploads.map(judge);
  const copies = everybody.map((whose) => judged.map((each) => copyFor(whose, each)));
  const all = copies.flat();
  await putAll(objects, all);
  const forget = async (): Promise<void> => {
    for (const { file } of all) await objects.remove(file.objectKey);
  };
  try {
    const { result, isNamed } = await write(copies.map((each) => each.map(({ file }) => file)));
    if (!isNamed) await forget();
    return result;
  } catch (error) {
    if (error instanceof Failure) await forget();
    throw error;
  }
}

/** All or none: no row names what was written before the storage failed. */
async function putAll(objects: ObjectStore, all: readonly Copy[]): Promise<void> {
  const begun: string[] = [];
  try {
    for (const { file, bytes } of all) {
      begun.push(file.objectKey);
      await objects.put(file.objectKey, bytes, file.contentType);
    }
  } catch (error) {
    // The failure that is told is the first one, whether or not the storage lets go of the rest.
    await Promise.allSettled(begun.map((key) => objects.remove(key)));
    throw error;
  }
}

/** Of what nobody can be asked about: what would be refused is left out, by its name. */
export async function takeable(
  tx: Tx,
  whose: Whose,
  uploads: readonly Upload[],
): Promise<{ readonly taken: readonly Upload[]; readonly left: readonly string[] }> {
  let room = Math.min(MESSAGE_FILES_MOST, FILES_OF_ONE - (await countFilesOf(tx, whose)));
  let bytesLeft = DOCUMENT_MOST_BYTES;
  const taken: Upload[] = [];
  const left: string[] = [];
  for (const upload of uploads) {
    const isTaken = room > 0 && upload.bytes.length <= bytesLeft && isOfKind(upload);
    if (isTaken) {
      room -= 1;
      bytesLeft -= upload.bytes.length;
      taken.push(upload);
    } else left.push(plainName(upload.fileName));
  }
  return { taken, left };
}

function isOfKind({ bytes }: Upload): boolean {
  try {
    judgeAttachment(bytes);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

type Judged = { readonly bytes: Buffer; readonly file: Omit<KeptFile, 'objectKey'> };
type Copy = { readonly bytes: Buffer; readonly file: KeptFile };

function judge({ bytes, ...upload }: Upload): Judged {
  const contentType = judgeAttachment(bytes, 'body.files');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const fileName = plainName(upload.fileName);
  return { bytes, file: { fileName, contentType, bytes: bytes.length, sha256 } };
}

function copyFor({ companyId, candidateId }: Whose, { bytes, file }: Judged): Copy {
  const objectKey = `candidates/${companyId}/${candidateId}/${randomUUID()}`;
  return { bytes, file: { ...file, objectKey } };
}

/** With the candidate's other files. */
export async function nameFiles(
  tx: Tx,
  { companyId, candidateId }: Whose,
  given: {
    readonly messageId: number;
    readonly files: readonly KeptFile[];
    /** Null: the candidate. */
    readonly uploadedBy: number | null;
    readonly now: Date;
  },
): Promise<void> {
  const { messageId, files, uploadedBy, now } = given;
  if (files.length === 0) return;
  if ((await countFilesOf(tx, { companyId, candidateId })) + files.length > FILES_OF_ONE) {
    throw fail('too_many_files', sendingProblems.tooManyFiles, { path: 'body.files' });
  }
  const fileIds: number[] = [];
  for (const file of files) {
    const whole = {
      ...file,
      companyId,
      candidateId,
      kind: 'other',
      uploadedBy,
      uploadedAt: now,
    } as const;
    fileIds.push(await insertFile(tx, whole));
  }
  await insertMessageFiles(tx, companyId, { messageId, fileIds });
}
