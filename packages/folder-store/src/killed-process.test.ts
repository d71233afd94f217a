import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeyedLock } from './keyed-lock.ts';
import { createLocalFolder, type LocalFolder } from './local-folder.ts';
import { openLocalObjectStore } from './local-object-store.ts';
import { createLocalObjects } from './local-objects.ts';
import { createLocalUploads } from './local-uploads.ts';

const key = 'companies/1/object';
const bytes = (text: string) => Buffer.from(text);

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-killed-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** The folder as a process sees it that is killed before its step number `step`: nothing happens after. */
function dyingFolder(step: number): { folder: LocalFolder; isDead: () => boolean } {
  const real = createLocalFolder(root);
  let steps = 0;
  const folder = new Proxy(real, {
    get: (_, name: keyof LocalFolder) => {
      const work = real[name] as (...args: unknown[]) => unknown;
      if (name === 'partFile') return work;
      return (...args: unknown[]) => {
        steps += 1;
        return steps > step ? Promise.reject(new Error('killed')) : work(...args);
      };
    },
  });
  return { folder, isDead: () => steps > step };
}

const uploadsOf = (folder: LocalFolder) =>
  createLocalUploads({ folder, inTurn: createKeyedLock(), now: () => new Date() });

async function* bodyOf(text: string) {
  yield bytes(text);
}

/** What the sweep does with a store, when all that was under way is long over. */
async function sweep() {
  const store = await openLocalObjectStore({ folder: root });
  await store.removeLeftovers(-1_000);
  for (const open of await store.listUploads('')) await store.abortUpload(open.key, open.uploadId);
  return store;
}

/** Files that no object consists of. */
async function orphans(): Promise<string[]> {
  const manifest = await createLocalFolder(root).readManifest(key);
  const found: string[] = [];
  for (const name of ['incoming', 'parts', 'uploads'])
    found.push(...(await readdir(join(root, name))));
  const others = (await readdir(join(root, 'objects'), { recursive: true })).filter(
    (name) => name.includes('@') && !name.endsWith('object@'),
  );
  return [...found.filter((name) => name !== manifest?.partsId), ...others];
}

type Life = { readonly name: string; work(folder: LocalFolder): Promise<unknown> };

const lives: readonly Life[] = [
  {
    name: 'a first put',
    work: (folder) => createLocalObjects(folder).put(key, bytes('new'), 't/t'),
  },
  {
    name: 'a put over an object',
    work: async (folder) => {
      await (await openLocalObjectStore({ folder: root })).put(key, bytes('old'), 't/t');
      await createLocalObjects(folder).put(key, bytes('new'), 't/t');
    },
  },
  {
    name: 'a removal',
    work: async (folder) => {
      await (await openLocalObjectStore({ folder: root })).put(key, bytes('old'), 't/t');
      await createLocalObjects(folder).remove(key);
    },
  },
  {
    name: 'an upload, completed',
    work: async (folder) => {
      const uploads = uploadsOf(folder);
      const uploadId = await uploads.create(key, 't/t');
      const part = { key, uploadId, partNumber: 1, maxBytes: 100 };
      await uploads.writePart({ ...part, body: bodyOf('first') });
      const again = await uploads.writePart({ ...part, body: bodyOf('again') });
      await uploads.complete(key, uploadId, [again]);
    },
  },
  {
    name: 'an upload, aborted',
    work: async (folder) => {
      const uploads = uploadsOf(folder);
      const uploadId = await uploads.create(key, 't/t');
      const part = { key, uploadId, partNumber: 1, maxBytes: 100 };
      await uploads.writePart({ ...part, body: bodyOf('first') });
      await uploads.abort(key, uploadId);
    },
  },
];

test.each(lives)(
  '[B5] $name leaves no file behind, wherever its process is killed',
  async (life) => {
    for (let step = 0; ; step += 1) {
      await rm(root, { recursive: true, force: true });
      await createLocalFolder(root).prepare();
      const { folder, isDead } = dyingFolder(step);
      await life.work(folder).catch(() => {});
      const store = await sweep();
      expect({ step, orphans: await orphans() }).toEqual({ step, orphans: [] });
      // An object is there whole, or not at all.
      const { size } = await store.head(key).catch(() => ({ size: null }));
      if (size !== null) expect((await store.read(key)).length).toBe(size);
      if (!isDead()) return;
    }
  },
);

test('[B6] a part that was being replaced counts once, as it was sent last', async () => {
  await createLocalFolder(root).prepare();
  const uploads = uploadsOf(createLocalFolder(root));
  const uploadId = await uploads.create(key, 't/t');
  const part = { key, uploadId, partNumber: 1, maxBytes: 100 };
  await uploads.writePart({ ...part, body: bodyOf('first') });
  const real = createLocalFolder(root);
  const dying = { ...real, removePart: () => Promise.reject(new Error('killed')) };
  await expect(uploadsOf(dying).writePart({ ...part, body: bodyOf('again!') })).rejects.toThrow();
  const held = await uploads.listParts(key, uploadId);
  expect(held.map(({ size }) => size)).toEqual([6]);
  await uploads.complete(key, uploadId, held);
  const store = await openLocalObjectStore({ folder: root });
  expect((await store.head(key)).size).toBe(6);
});
