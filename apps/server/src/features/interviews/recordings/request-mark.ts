import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import * as z from 'zod/mini';

/** One recording that its candidate wanted gone, without a name. */
export const requestLine = z.object({
  companyId: z.number(),
  scheduleId: z.number(),
  askedAt: z.iso.datetime(),
  deleteBy: z.iso.datetime(),
  /** Null: it was held back when this was written. */
  goneAt: z.nullable(z.iso.datetime()),
});

export type RequestLine = z.infer<typeof requestLine>;

const keyOf = ({ companyId, scheduleId }: Pick<RequestLine, 'companyId' | 'scheduleId'>) =>
  `erasures/${companyId}/recordings-${scheduleId}`;

/** Beside the database, because an older backup of it that is put back does not know of the request. */
export async function markRequest(objects: ObjectStore, line: RequestLine): Promise<void> {
  // Keys are written once, and this one again when the recording is gone.
  await objects.remove(keyOf(line));
  await objects.put(keyOf(line), Buffer.from(`${JSON.stringify(line)}\n`), 'application/x-ndjson');
}

export async function findRequestMark(
  objects: ObjectStore,
  of: Pick<RequestLine, 'companyId' | 'scheduleId'>,
): Promise<RequestLine[]> {
  try {
    const { stream } = await objects.read(keyOf(of));
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return [z.parse(requestLine, JSON.parse(Buffer.concat(chunks).toString('utf8')))];
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return [];
    throw error;
  }
}
