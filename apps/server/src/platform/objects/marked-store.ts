import { type LocalObjectStore, ObjectStoreError, type ObjectStore } from '@candor/folder-store';

/** The object by which a folder or a bucket is known as ours. */
export const MARK_KEY = 'storage-mark';

/** How long a mark that was seen in a bucket is taken to be there, before a call. Ours. */
const SEEN_MS = 1_000;

type Check = () => Promise<void>;
type Guard = <A extends unknown[], T>(
  call: (...args: A) => Promise<T>,
) => (...args: A) => Promise<T>;

/**
 * A volume that is not mounted and a bucket of another name look like a store that holds nothing. This one
 * knows its own by its mark: while that is away every call fails with StorageUnavailable, and works again
 * when it is back. A change counts, and “there is no such” is believed, only where the mark is there
 * afterwards too: what was written below an empty mount point is nowhere once the volume is back.
 */
export function markedStore<S extends ObjectStore>(store: S, mark: string): S {
  let seenAt = Number.NEGATIVE_INFINITY;
  const isThere: Check = async () => {
    seenAt = Number.NEGATIVE_INFINITY;
    await expectMark(store, mark);
    seenAt = performance.now();
  };
  // A file costs nothing to look at; a bucket is asked once a second.
  const before: Check = async () => {
    if (isLocal(store) || performance.now() - seenAt > SEEN_MS) await isThere();
  };
  const sure: Guard =
    (call) =>
    async (...args) => {
      await before();
      const result = await call(...args).catch(doubting(isThere));
      await isThere();
      return result;
    };
  const reading: Guard =
    (call) =>
    async (...args) => {
      await before();
      return call(...args).catch(doubting(isThere));
    };
  const guarded = { ...store, ...guardAll(store, sure, reading) };
  if (!isLocal(store)) return guarded;
  return { ...guarded, uploads: { ...store.uploads, writePart: sure(store.uploads.writePart) } };
}

/** Rejects where the store is away. It needs no more than the right to read: the mark is an object that is there. */
export async function askStorage(objects: Pick<ObjectStore, 'head'>): Promise<void> {
  await objects.head(MARK_KEY).catch((error: unknown) => {
    if (!(error instanceof ObjectStoreError) || error.code !== 'NoSuchKey') throw error;
  });
}

/** The mark that lies there; null where none does. */
export async function readMark(store: Pick<ObjectStore, 'read'>): Promise<string | null> {
  try {
    const { stream } = await store.read(MARK_KEY);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8').trim();
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return null;
    if (error instanceof ObjectStoreError) throw error;
    throw new ObjectStoreError('StorageUnavailable', 'The storage mark cannot be read', error);
  }
}

export async function writeMark(store: Pick<ObjectStore, 'put'>, mark: string): Promise<void> {
  await store.put(MARK_KEY, Buffer.from(mark), 'text/plain');
}

async function expectMark(store: ObjectStore, mark: string): Promise<void> {
  const found = await readMark(store);
  if (found === mark) return;
  const what = found === null ? 'no mark' : 'the mark of another installation';
  throw new ObjectStoreError(
    'StorageUnavailable',
    `The storage carries ${what}: its volume or bucket is away. Expected ${mark} in "${MARK_KEY}"`,
  );
}

/** What a store that is not ours may answer as well: asked again by the mark before it is believed. */
const doubtful: ReadonlySet<string> = new Set(['NoSuchUpload', 'NoSuchKey', 'InvalidPart']);

function doubting(isThere: Check) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof ObjectStoreError && doubtful.has(error.code)) await isThere();
    throw error;
  };
}

function guardAll(store: ObjectStore, sure: Guard, reading: Guard): ObjectStore {
  return {
    createUpload: sure((...args) => store.createUpload(...args)),
    putPart: sure((...args) => store.putPart(...args)),
    listParts: sure((...args) => store.listParts(...args)),
    completeUpload: sure((...args) => store.completeUpload(...args)),
    abortUpload: sure((...args) => store.abortUpload(...args)),
    listUploads: sure((...args) => store.listUploads(...args)),
    removeLeftovers: sure((...args) => store.removeLeftovers(...args)),
    put: sure((...args) => store.put(...args)),
    remove: sure((...args) => store.remove(...args)),
    signPart: reading((...args) => store.signPart(...args)),
    signPut: reading((...args) => store.signPut(...args)),
    signRead: reading((...args) => store.signRead(...args)),
    read: reading((...args) => store.read(...args)),
    head: reading((...args) => store.head(...args)),
  };
}

function isLocal(store: ObjectStore): store is LocalObjectStore {
  return 'uploads' in store;
}
