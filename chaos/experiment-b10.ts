import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { contract } from '@candor/contract';
import { startProduct } from '../e2e/product.ts';
import { inviteMany, post } from './interviews.ts';
import { storedKeys } from './uploads/kept-objects.ts';
import {
  type Candidate,
  asked,
  complete,
  enter,
  initiate,
  partUrl,
  put,
  sendPart,
  type Upload,
} from './uploads/upload-client.ts';

const MB = 1024 * 1024;
const { signSlice, signPart, listParts } = contract.recordings;

/** QUALITY B10: sizes, keys and uploads that are not the candidate's own. */
export async function runB10(): Promise<boolean> {
  const product = await startProduct();
  try {
    const { baseUrl } = product.demo();
    const [mine = '', theirs = ''] = await inviteMany(product.dataDir, 2);
    const until = Date.now() + 60_000;
    const own = await enter(baseUrl, mine, until);
    const other = await enter(baseUrl, theirs, until);
    const upload = { token: mine, ...(await asked(() => initiate(own), until)) };
    const foreign = { token: theirs, ...(await asked(() => initiate(other), until)) };
    const before = new Set(storedKeys(product.dataDir));
    const outcomes = [
      ...(await foreignUploads(own, upload, foreign)),
      ...(await hostileKeys(own, upload)),
      ...(await changedUrls(own, upload)),
      ...(await sizes(own, upload)),
    ];
    const wrong = outcomes.filter(({ got, allowed }) => !allowed.includes(got));
    for (const { what, got, allowed } of wrong)
      console.log(`${what}: ${got}, not ${allowed.join(' or ')}`);
    const part = await sendPart(
      baseUrl,
      upload,
      { partNumber: 1, bytes: randomBytes(50 * MB) },
      until,
    );
    await asked(() => complete(baseUrl, upload, [part]), until);
    const objects = storedKeys(product.dataDir);
    const strange = objects.filter((key) => key !== upload.key && !before.has(key));
    const outside = globSync('{etc,tmp,evil*,../evil*}', { cwd: product.dataDir });
    console.log({
      ...{ experiment: 'B10', tries: outcomes.length, wrong: wrong.length },
      ...{ foreignObjects: strange.length, outside: outside.length, partOf50MBTaken: true },
    });
    return wrong.length === 0 && strange.length === 0 && outside.length === 0;
  } finally {
    await product.dispose();
  }
}

type Outcome = { readonly what: string; readonly got: number; readonly allowed: readonly number[] };

const status = async (reply: Promise<{ statusCode: number } | null>) =>
  (await reply)?.statusCode ?? 0;

async function foreignUploads(own: Candidate, upload: Upload, foreign: Upload): Promise<Outcome[]> {
  const pairs = [
    { what: 'another’s upload and key', named: { ...foreign, token: own.token } },
    { what: 'another’s upload, own key', named: { ...upload, uploadId: foreign.uploadId } },
    { what: 'own upload, another’s key', named: { ...upload, key: foreign.key } },
  ];
  const outcomes: Outcome[] = [];
  for (const { what, named } of pairs) {
    const { token, uploadId, key } = named;
    const asks = [
      partUrl(own.baseUrl, named, 1, 9),
      post(`${own.baseUrl}${listParts.path}`, { token, uploadId, key }),
      complete(own.baseUrl, named, [{ PartNumber: 1, ETag: '"x"' }]),
      slice(own, named, 9),
    ] as const;
    for (const ask of asks) outcomes.push({ what, got: await status(ask), allowed: [404] });
  }
  return outcomes;
}

const slice = (own: Candidate, { token, uploadId, key }: Upload, bytes: number) => {
  const body = { token, uploadId, key, sequence: 0, startsAtByte: 0, bytes };
  return post<{ url: string }>(`${own.baseUrl}${signSlice.path}`, body);
};

async function hostileKeys(own: Candidate, upload: Upload): Promise<Outcome[]> {
  const keys = [
    ...['../evil', '../../etc/passwd', '/etc/passwd', '%2e%2e%2fevil', '..%2fevil', '..\\evil'],
    ...[
      `${upload.key}/../../evil`,
      `${upload.key}%00`,
      `${upload.key} `,
      'companies/../evil',
      '.',
      '',
    ],
    ...['companies//1', 'https://evil.example/x', '\u2025/evil'],
  ];
  const outcomes: Outcome[] = [];
  for (const key of keys) {
    const allowed = [404, 422];
    const named = { ...upload, key };
    outcomes.push({
      what: `key ${key}`,
      got: await status(partUrl(own.baseUrl, named, 1, 9)),
      allowed,
    });
    outcomes.push({ what: `slice ${key}`, got: await status(slice(own, named, 9)), allowed });
  }
  return outcomes;
}

/** A signed URL with something else in its path or its query. */
async function changedUrls(own: Candidate, upload: Upload): Promise<Outcome[]> {
  const signed = await asked(() => partUrl(own.baseUrl, upload, 1, 100), Date.now() + 10_000);
  const whole = await asked(() => slice(own, upload, 100), Date.now() + 10_000);
  const outcomes: Outcome[] = [];
  for (const { url } of [signed, whole]) {
    const { pathname, search } = new URL(url, own.baseUrl);
    const changed = [
      `${pathname.replace(/[^/]+$/, 'evil')}${search}`,
      `/objects/../evil${search}`,
      `/objects/%2e%2e/evil${search}`,
      `/objects//etc/passwd${search}`,
      `${pathname}${search.replace('length=100', 'length=1000')}`,
      `${pathname}${search}&length=1000`,
      `${pathname}${search.replace('partNumber=1', 'partNumber=2')}&whole=yes`,
      pathname,
    ];
    for (const path of changed) {
      const sent = await put(own.baseUrl, path, randomBytes(100));
      outcomes.push({ what: path.slice(0, 80), got: sent?.status ?? 0, allowed: [400, 403, 404] });
    }
    for (const length of [99, 101, 5_000]) {
      const sent = await put(own.baseUrl, url, randomBytes(length));
      outcomes.push({ what: `${length} bytes for 100`, got: sent?.status ?? 0, allowed: [403] });
    }
    outcomes.push({
      what: 'a length that lies',
      got: await lying(own, url),
      allowed: [0, 400, 403],
    });
  }
  return outcomes;
}

/** Says 100 bytes and sends 5,000: what follows the hundred is no part of it. 0: the connection ended. */
async function lying(own: Candidate, url: string): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url, own.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = `PUT ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n`;
  socket.write(`${head}content-length: 100\r\ncontent-length: 5000\r\n\r\n`);
  socket.end(randomBytes(5_000));
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  // Not `once` of node:events: that one fails with the connection, which may well be reset.
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

async function sizes(own: Candidate, upload: Upload): Promise<Outcome[]> {
  const ask = (path: string, extra: object) => {
    const { token, uploadId, key } = upload;
    return status(post(`${own.baseUrl}${path}`, { token, uploadId, key, ...extra }));
  };
  const asks: readonly (readonly [string, string, object])[] = [
    ['a part of 65 MB', signPart.path, { partNumber: 1, bytes: 65 * MB }],
    ['a part of 5 GB', signPart.path, { partNumber: 1, bytes: 5 * 1024 * MB }],
    ['part 10,001', signPart.path, { partNumber: 10_001, bytes: 9 }],
    ['no bytes', signPart.path, { partNumber: 1, bytes: 0 }],
    ['a slice of 50 MB', signSlice.path, { sequence: 1, startsAtByte: 0, bytes: 50 * MB }],
    ['a slice before the beginning', signSlice.path, { sequence: 1, startsAtByte: -1, bytes: 9 }],
  ];
  const outcomes: Outcome[] = [];
  for (const [what, path, extra] of asks) {
    outcomes.push({ what, got: await ask(path, extra), allowed: [422] });
  }
  return outcomes;
}
