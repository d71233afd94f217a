import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SegmentFacts } from '../src/journal/journal.ts';
import type { SlicePolicy } from '../src/upload/slice-rules.ts';

/** Faults that the next requests meet. Counters count down; `true` lasts. */
export interface Faults {
  /** The store's connections are cut. */
  storeAway: boolean;
  /** PUTs that succeed but answer without an ETag. */
  missingEtags: number;
  /** Signed URLs that are expired when they are given out. */
  expiredUrls: number;
  /** PUTs that are answered with 500. */
  failedPuts: number;
  /** PUTs that are stored, and whose connection is then cut before the reply. */
  lostReplies: number;
  failedCompletes: number;
  /** The segment whose completion fails for as long as it stands here. */
  refusedSegment: number | null;
  /** Whether slices are taken as objects. */
  slices: SlicePolicy;
  /** Nothing more is taken of the session. */
  closed: boolean;
}

export interface StoredPart {
  readonly partNumber: number;
  readonly etag: string;
  readonly bytes: number;
}

export interface StoredUpload {
  readonly uploadId: string;
  readonly key: string;
  readonly input: {
    readonly startedAt: number;
    readonly fileName: string;
    readonly segment: number;
    readonly segmentId: string;
    readonly startsAtByte: number;
    readonly facts: SegmentFacts;
  };
  readonly parts: Map<number, StoredPart>;
  /** Slices that came as objects, by their number: where they begin, and their bytes. */
  readonly slices: Map<number, { readonly startsAtByte: number; readonly body: Buffer }>;
  /** Path of the joined file once it is completed. */
  file: string | null;
}

/** Stands in for the product's API and for an S3 store, each on an origin of its own. */
export interface Receiver {
  readonly apiUrl: string;
  readonly uploads: Map<string, StoredUpload>;
  readonly faults: Faults;
  /** Headers of every PUT that reached the store. */
  readonly putHeaders: NodeJS.Dict<string | string[]>[];
  /** Names of the API calls in the order they came. */
  readonly calls: string[];
  /** Completes an upload with what it holds, as a server's sweeper does. */
  sweep(uploadId: string): Promise<void>;
  close(): Promise<void>;
}

type Serve = (request: IncomingMessage, reply: ServerResponse) => Promise<void>;

/** @param servePage answers what is no API call, on the API's origin */
export async function startReceiver(folder: string, servePage?: Serve): Promise<Receiver> {
  const secret = randomUUID();
  const uploads = new Map<string, StoredUpload>();
  const faults: Faults = {
    storeAway: false,
    missingEtags: 0,
    expiredUrls: 0,
    failedPuts: 0,
    lostReplies: 0,
    failedCompletes: 0,
    refusedSegment: null,
    slices: 'off',
    closed: false,
  };
  const putHeaders: NodeJS.Dict<string | string[]>[] = [];
  const calls: string[] = [];
  const state = { folder, secret, uploads, faults, putHeaders, calls, storeUrl: '' };
  await mkdir(folder, { recursive: true });
  const store = await listen((request, reply) => serveStore(state, request, reply));
  state.storeUrl = urlOf(store);
  const api = await listen(async (request, reply) => {
    if (request.method === 'POST') await serveApi(state, request, reply);
    else if (servePage) await servePage(request, reply);
    else reply.writeHead(404).end();
  });
  return {
    apiUrl: urlOf(api),
    uploads,
    faults,
    putHeaders,
    calls,
    sweep: (uploadId) => joinParts(state, known(state, uploadId)),
    close: async () => {
      for (const server of [api, store]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}

interface State {
  readonly folder: string;
  readonly secret: string;
  readonly uploads: Map<string, StoredUpload>;
  readonly faults: Faults;
  readonly putHeaders: NodeJS.Dict<string | string[]>[];
  readonly calls: string[];
  storeUrl: string;
}

async function serveApi(state: State, request: IncomingMessage, reply: ServerResponse) {
  const call = (request.url ?? '').slice(1);
  const input = JSON.parse(await textOf(request));
  state.calls.push(call);
  if (call === 'initiate') {
    if (state.faults.closed) return answer(reply, 410, { error: 'closed' });
    const opened = await initiate(state, input);
    if (opened.file) return answer(reply, 410, goneOf(opened));
    const { uploadId, key } = opened;
    return answer(reply, 200, { uploadId, key, slices: state.faults.slices });
  }
  const upload = known(state, input.uploadId);
  if (upload.file && call !== 'complete') return answer(reply, 410, goneOf(upload));
  if (call === 'sign') return answer(reply, 200, { url: signedUrl(state, input) });
  if (call === 'sign-slice') return answer(reply, 200, { url: sliceUrl(state, input) });
  if (call === 'list') return answer(reply, 200, [...upload.parts.values()]);
  if (call !== 'complete') return answer(reply, 404, {});
  const refused = state.faults.refusedSegment === upload.input.segment;
  if (refused || take(state.faults, 'failedCompletes')) return answer(reply, 500, {});
  if (upload.file) return answer(reply, 410, goneOf(upload));
  for (const { PartNumber, ETag } of input.parts) {
    const held = upload.parts.get(PartNumber);
    if (held?.etag !== ETag) return answer(reply, 400, { error: 'InvalidPart' });
  }
  await joinParts(state, upload);
  return answer(reply, 200, {});
}

/** One segment has one upload from one byte on, as the product's server has it. */
async function initiate(state: State, input: StoredUpload['input']): Promise<StoredUpload> {
  const again = [...state.uploads.values()].find(
    (upload) =>
      upload.input.segmentId === input.segmentId &&
      upload.input.startsAtByte === input.startsAtByte,
  );
  if (again) return again;
  const uploadId = randomUUID();
  const key = `recordings/${input.fileName}`;
  await mkdir(join(state.folder, uploadId));
  const upload: StoredUpload = {
    uploadId,
    key,
    input,
    parts: new Map(),
    slices: new Map(),
    file: null,
  };
  state.uploads.set(uploadId, upload);
  return upload;
}

function goneOf(upload: StoredUpload) {
  return {
    error: 'NoSuchUpload',
    heldBytes: [...upload.parts.values()].reduce((n, part) => n + part.bytes, 0),
  };
}

function signedUrl(state: State, input: { uploadId: string; partNumber: number }): string {
  const expired = take(state.faults, 'expiredUrls');
  const expires = Date.now() + (expired ? -1_000 : 60_000);
  const path = `/${input.uploadId}/${input.partNumber}`;
  return `${state.storeUrl}${path}?expires=${expires}&signature=${sign(state, path, expires)}`;
}

function sliceUrl(
  state: State,
  input: { uploadId: string; sequence: number; startsAtByte: number },
): string {
  const expires = Date.now() + 60_000;
  const path = `/${input.uploadId}/slices/${input.sequence}/${input.startsAtByte}`;
  return `${state.storeUrl}${path}?expires=${expires}&signature=${sign(state, path, expires)}`;
}

async function serveStore(state: State, request: IncomingMessage, reply: ServerResponse) {
  const { faults } = state;
  if (faults.storeAway) return void request.socket.destroy();
  reply.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  reply.setHeader('Access-Control-Expose-Headers', 'ETag');
  if (request.method === 'OPTIONS') {
    return void reply.writeHead(204, { 'Access-Control-Allow-Methods': 'PUT' }).end();
  }
  const url = new URL(request.url ?? '/', state.storeUrl);
  const expires = Number(url.searchParams.get('expires'));
  const valid = url.searchParams.get('signature') === sign(state, url.pathname, expires);
  state.putHeaders.push(request.headers);
  if (!valid || expires < Date.now()) return answer(reply, 403, { error: 'AccessDenied' });
  if (take(faults, 'failedPuts')) return answer(reply, 500, {});
  const [, uploadId = '', number = '', ...slice] = url.pathname.split('/');
  if (number === 'slices') {
    const [sequence, startsAtByte] = slice.map(Number);
    const body = Buffer.concat(await request.toArray());
    const { slices } = known(state, uploadId);
    slices.set(sequence ?? -1, { startsAtByte: startsAtByte ?? -1, body });
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    return void reply.writeHead(200, take(faults, 'missingEtags') ? {} : { ETag: etag }).end();
  }
  const etag = await keepPart(state, known(state, uploadId), {
    partNumber: Number(number),
    request,
  });
  if (take(faults, 'lostReplies')) return void request.socket.destroy();
  reply.writeHead(200, take(faults, 'missingEtags') ? {} : { ETag: etag }).end();
}

async function keepPart(
  state: State,
  upload: StoredUpload,
  { partNumber, request }: { readonly partNumber: number; readonly request: IncomingMessage },
): Promise<string> {
  const path = join(state.folder, upload.uploadId, String(partNumber));
  await pipeline(request, createWriteStream(`${path}.tmp`));
  await rename(`${path}.tmp`, path);
  const body = await readFile(path);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  upload.parts.set(partNumber, { partNumber, etag, bytes: body.length });
  return etag;
}

async function joinParts(state: State, upload: StoredUpload): Promise<void> {
  const numbers = [...upload.parts.keys()].toSorted((a, b) => a - b);
  const paths = numbers.map((number) => join(state.folder, upload.uploadId, String(number)));
  const bodies = await Promise.all(paths.map((path) => readFile(path)));
  const file = join(state.folder, `${upload.uploadId}.webm`);
  await writeFile(file, Buffer.concat(bodies));
  upload.file = file;
}

function sign(state: State, path: string, expires: number): string {
  return createHmac('sha256', state.secret).update(`${path} ${expires}`).digest('hex');
}

function take(
  faults: Faults,
  name: Exclude<keyof Faults, 'storeAway' | 'refusedSegment' | 'slices' | 'closed'>,
): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}

function known(state: State, uploadId: string): StoredUpload {
  const upload = state.uploads.get(uploadId);
  if (!upload) throw new Error(`no upload ${uploadId}`);
  return upload;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function answer(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function listen(serve: Serve): Promise<Server> {
  const server = createServer((request, reply) => {
    serve(request, reply).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
