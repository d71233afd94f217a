import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import * as z from 'zod/mini';

/** One recording that its candidate wanted gone, without a name. */
export const requestLine = z.object({
  companyId: z.number(),
  scheduleId: z.number(),
  askedAt: z.iso.datetime(),
  deleteBy: z.iso.datetime(),
  /** Null: it was not gone when this was written. */
  goneAt: z.nullable(z.iso.datetime()),
  /** That the company held its candidate back when this was written. Left out by a node of before. */
  isHeld: z.optional(z.boolean()),
});

export type RequestLine = z.infer<typeof requestLine>;

/** A hold may be newer than the backup: what nobody knows to have been free stays rather than be lost for good. */
export const isHeldBack = ({ goneAt, isHeld }: RequestLine): boolean =>
  goneAt === null && isHeld !== false;

type Of = Pick<RequestLine, 'companyId' | 'scheduleId'>;
/** Of its own each, so that what was asked stays marked while it is marked as gone. */
const askedKey = ({ companyId, scheduleId }: Of) =>
  `erasures/${companyId}/recordings-${scheduleId}`;
const goneKey = (of: Of) => `${askedKey(of)}-gone`;

/** Beside the database, because an older backup of it that is put back does not know of the request. */
export async function markRequest(objects: ObjectStore, line: RequestLine): Promise<void> {
  const key = line.goneAt === null ? askedKey(line) : goneKey(line);
  // Keys are written once, and what is recorded later may be asked for once more.
  await objects.remove(key);
  await objects.put(key, Buffer.from(`${JSON.stringify(line)}\n`), 'application/x-ndjson');
}

export async function findRequestMarks(objects: ObjectStore, of: Of): Promise<RequestLine[]> {
  const marks = [askedKey(of), goneKey(of)].map((key) => readMark(objects, key));
  return (await Promise.all(marks)).flat();
}

async function readMark(objects: ObjectStore, key: string): Promise<RequestLine[]> {
  try {
    const { stream } = await objects.read(key);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return [z.parse(requestLine, JSON.parse(Buffer.concat(chunks).toString('utf8')))];
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return [];
    throw error;
  }
}
