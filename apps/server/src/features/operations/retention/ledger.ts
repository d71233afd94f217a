import * as z from 'zod/mini';
import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import { type RequestLine, requestLine } from '../../interviews/recordings/index.ts';

/** One erasure, without a name: what has to be known to erase again after an older backup was put back. */
const line = z.object({
  companyId: z.number(),
  candidateId: z.number(),
  /** Of records that were merged into this one. */
  mergedIds: z.array(z.number()),
  begunAt: z.iso.datetime(),
  because: z.string(),
});

export type Erased = z.infer<typeof line>;

/** Of a person, or of the recordings of an interview. */
export type LedgerLine = Erased | RequestLine;

export const isPerson = (one: LedgerLine): one is Erased => 'candidateId' in one;

export const writeLedger = (erased: readonly LedgerLine[]): string =>
  erased.map((one) => `${JSON.stringify(one)}\n`).join('');

/** Throws where a line is none of ours. */
export const readLedger = (text: string): LedgerLine[] =>
  text
    .split('\n')
    .filter((one) => one.trim() !== '')
    .map((one) => z.parse(z.union([line, requestLine]), JSON.parse(one)));

const keyOf = (companyId: number, candidateId: number) => `erasures/${companyId}/${candidateId}`;

/**
 * Beside the database, because a backup of it that is put back knows nothing of what was erased since. Under every number
 * that the person had: in the backup the records may not be merged yet.
 */
export async function markErased(objects: ObjectStore, erased: Erased): Promise<void> {
  for (const id of [erased.candidateId, ...erased.mergedIds]) {
    const key = keyOf(erased.companyId, id);
    // After an older backup a number is given again, and whoever has it now may be erased as well.
    await objects.remove(key);
    await objects.put(key, Buffer.from(writeLedger([erased])), 'application/x-ndjson');
  }
}

export async function findMark(
  objects: ObjectStore,
  companyId: number,
  candidateId: number,
): Promise<Erased[]> {
  try {
    const { stream } = await objects.read(keyOf(companyId, candidateId));
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return readLedger(Buffer.concat(chunks).toString('utf8')).filter(isPerson);
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return [];
    throw error;
  }
}
