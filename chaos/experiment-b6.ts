import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../e2e/product.ts';
import { inviteMany } from './interviews.ts';
import { bytesOf, storedKeys } from './uploads/kept-objects.ts';
import {
  type Candidate,
  asked,
  complete,
  enter,
  initiate,
  type Part,
  partUrl,
  put,
  sendPart,
  type Upload,
} from './uploads/upload-client.ts';

const MB = 1024 * 1024;
/** URLs of parts live one minute. */
const EXPIRED_MS = 61_000;
const WITHIN_MS = 120_000;

export type Settings = { readonly rounds: number };

type Case = (own: Candidate) => Promise<string[]>;

/** QUALITY B6: the ways in which a store and a recorder misunderstand each other; each ends in one object of the right bytes. */
export async function runB6({ rounds }: Settings): Promise<boolean> {
  const product = await startProduct();
  try {
    const { baseUrl } = product.demo();
    const cases = casesOf(product.dataDir);
    const names = Object.keys(cases);
    const tokens = await inviteMany(product.dataDir, rounds * names.length);
    const flaws: string[] = [];
    const until = Date.now() + WITHIN_MS;
    // At once: one of them waits for a minute.
    const runs = tokens.map(async (token, index) => {
      const name = names[index % names.length] ?? '';
      const found = await cases[name]?.(await enter(baseUrl, token, until));
      flaws.push(...(found ?? ['was not run']).map((flaw) => `${name}: ${flaw}`));
    });
    await Promise.all(runs);
    for (const flaw of flaws.slice(0, 10)) console.log(flaw);
    console.log({
      experiment: 'B6',
      cases: names.length,
      rounds,
      runs: tokens.length,
      flaws: flaws.length,
    });
    return flaws.length === 0;
  } finally {
    await product.dispose();
  }
}

type Cases = Readonly<Record<string, Case>>;
type ObjectFlaws = (upload: Upload, bytes: Buffer) => string[];

function casesOf(dataDir: string): Cases {
  const objectFlaws: ObjectFlaws = (upload, bytes) => {
    const own = storedKeys(dataDir).filter((key) => key === upload.key);
    if (own.length !== 1) return [`${own.length} objects`];
    return hash(bytesOf(dataDir, upload.key)) === hash(bytes) ? [] : ['other bytes'];
  };
  return { ...goneCases(objectFlaws), ...partCases(objectFlaws), ...atOnceCases(objectFlaws) };
}

function goneCases(objectFlaws: ObjectFlaws): Cases {
  return {
    'URL expired': async (own) => {
      const { upload, file } = await begin(own);
      const { url } = await asked(() => partUrl(own.baseUrl, upload, 1, file.length), soon());
      await pause(EXPIRED_MS);
      const late = await put(own.baseUrl, url, file);
      const part = await send(own, upload, 1, file);
      await asked(() => complete(own.baseUrl, upload, [part]), soon());
      return [...expected('the late PUT', late?.status, 403), ...objectFlaws(upload, file)];
    },
    'upload that is gone': async (own) => {
      const { upload, file } = await begin(own);
      const stranger = { ...upload, uploadId: randomBytes(16).toString('hex') };
      const signed = await partUrl(own.baseUrl, stranger, 1, file.length);
      const completed = await complete(own.baseUrl, stranger, [{ PartNumber: 1, ETag: '"x"' }]);
      const part = await send(own, upload, 1, file);
      await asked(() => complete(own.baseUrl, upload, [part]), soon());
      const after = await partUrl(own.baseUrl, upload, 2, 9);
      return [
        ...expected('sign', signed?.statusCode, 404),
        ...expected('complete', completed?.statusCode, 404),
        ...expected('sign after the end', after?.statusCode, 410),
        ...objectFlaws(upload, file),
      ];
    },
  };
}

function partCases(objectFlaws: ObjectFlaws): Cases {
  return {
    'part sent twice': async (own) => {
      const { upload, file } = await begin(own);
      await send(own, upload, 1, randomBytes(6 * MB));
      const part = await send(own, upload, 1, file);
      await asked(() => complete(own.baseUrl, upload, [part]), soon());
      return objectFlaws(upload, file);
    },
    'parts out of order': async (own) => {
      const { upload, file } = await begin(own, 17 * MB);
      const pieces = [2, 0, 1].map((n) => ({
        n,
        bytes: file.subarray(n * 6 * MB, (n + 1) * 6 * MB),
      }));
      const parts: Part[] = [];
      for (const { n, bytes } of pieces) parts.push(await send(own, upload, n + 1, bytes));
      const wrong = await complete(own.baseUrl, upload, parts);
      const right = parts.toSorted((a, b) => a.PartNumber - b.PartNumber);
      await asked(() => complete(own.baseUrl, upload, right), soon());
      return [...expected('wrong order', wrong?.statusCode, 409), ...objectFlaws(upload, file)];
    },
  };
}

function atOnceCases(objectFlaws: ObjectFlaws): Cases {
  return {
    'five completions at once, of five variants': async (own) => {
      const { upload, file } = await begin(own);
      const part = await send(own, upload, 1, file);
      const bare = { PartNumber: 1, ETag: part.ETag.replaceAll('"', '') };
      const variants = [[part], [bare], [part], [{ ...part, Size: file.length }], [bare]];
      const replies = await Promise.all(
        variants.map((parts) => asked(() => complete(own.baseUrl, upload, parts), soon())),
      );
      const keys = new Set(replies.map(({ key }) => key));
      return [...expected('keys', keys.size, 1), ...objectFlaws(upload, file)];
    },
    'opened five times at once': async (own) => {
      const segmentId = randomUUID();
      const opened = await Promise.all(
        Array.from({ length: 5 }, () => asked(() => initiate(own, segmentId), soon())),
      );
      const ids = new Set(opened.map(({ uploadId }) => uploadId));
      const file = randomBytes(MB);
      const upload = { token: own.token, ...(opened[0] ?? { uploadId: '', key: '' }) };
      const part = await send(own, upload, 1, file);
      await asked(() => complete(own.baseUrl, upload, [part]), soon());
      return [...expected('uploads', ids.size, 1), ...objectFlaws(upload, file)];
    },
  };
}

const soon = () => Date.now() + WITHIN_MS;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const expected = (what: string, got: number | undefined, wanted: number) =>
  got === wanted ? [] : [`${what}: ${got} instead of ${wanted}`];

async function begin(own: Candidate, bytes = MB) {
  const { uploadId, key } = await asked(() => initiate(own), soon());
  return { upload: { token: own.token, uploadId, key }, file: randomBytes(bytes) };
}

const send = (own: Candidate, upload: Upload, partNumber: number, bytes: Uint8Array) =>
  sendPart(own.baseUrl, upload, { partNumber, bytes }, soon());
