import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRecording } from '../apps/server/src/platform/media/test-media.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { decode } from '../packages/recorder/test-browser/media-file.ts';
import { inviteMany, randomFrom } from './interviews.ts';
import { bytesOf, type Kept, readKept, storedKeys } from './uploads/kept-objects.ts';
import {
  type Candidate,
  asked,
  complete,
  enter,
  initiate,
  sendPart,
  submit,
} from './uploads/upload-client.ts';

export type Settings = { readonly kills: number; readonly seed: number; readonly broken: boolean };

const steps = ['initiate', 'sign', 'complete', 'join', 'convert'] as const;
type Step = (typeof steps)[number];

const SECONDS = 4;
/** Of the last recording, for all that have gathered: QUALITY's longest, for conversions go one after the other. */
const VERIFIED_WITHIN_MS = 15 * 60_000;
/** How long after a step began it is killed, at most: each of them takes about so long. */
const SPREAD_MS: Readonly<Record<Step, number>> = {
  initiate: 40,
  sign: 40,
  complete: 60,
  join: 1_500,
  convert: 2_500,
};

/**
 * QUALITY B5: one process serves requests and does the jobs; it is killed with SIGKILL once in each recording,
 * in turn while it opens an upload, signs a part, completes, joins and converts.
 */
export async function runB5({ kills, seed, broken }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'candor-b5-'));
  const video = await makeRecording(join(folder, 'source.webm'), { seconds: SECONDS });
  const early = new URL('./uploads/forget-raw.ts', import.meta.url).href;
  const product = await startProduct(broken ? { NODE_OPTIONS: `--import ${early}` } : {});
  try {
    const tokens = await inviteMany(product.dataDir, kills);
    const counts = new Map<Step, number>();
    const begun: number[] = [];
    for (const [index, token] of tokens.entries()) {
      const step = steps[index % steps.length] ?? 'initiate';
      const afterMs = random() * SPREAD_MS[step];
      begun.push(await recordOnce(product, { token, step, afterMs, video }));
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
    const from = performance.now();
    const kept = await untilVerified(product.dataDir, begun);
    const waitedSeconds = Math.round((performance.now() - from) / 1_000);
    const flaws = await judge(product.dataDir, folder, kept, begun);
    for (const flaw of flaws.slice(0, 10)) console.log(flaw);
    console.log({
      ...{ experiment: 'B5', seed, broken, kills, ...Object.fromEntries(counts) },
      playable: kept.filter(({ status }) => status === 'playable').length,
      verified: kept.filter(({ isVerified }) => isVerified).length,
      waitedSeconds,
      flaws: flaws.length,
      bound: `${(300 / kills).toFixed(1)} %`,
    });
    return flaws.length === 0;
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Round = {
  readonly token: string;
  readonly step: Step;
  readonly afterMs: number;
  readonly video: Buffer;
};

/** Gives the attempt. The candidate asks again until it is acknowledged, as the recorder does. */
async function recordOnce(product: Product, { token, step, afterMs, video }: Round) {
  const { baseUrl } = product.demo();
  const until = Date.now() + 180_000;
  const candidate = await enter(baseUrl, token, until);
  const killed = async <T>(at: Step, work: () => Promise<T>): Promise<T> => {
    if (step !== at) return work();
    const working = work();
    await pause(afterMs);
    await product.kill();
    await product.start();
    return working;
  };
  const segmentId = crypto.randomUUID();
  const opened = await killed('initiate', () => asked(() => initiate(candidate, segmentId), until));
  const upload = { token, uploadId: opened.uploadId, key: opened.key };
  const part = { partNumber: 1, bytes: video };
  const sent = await killed('sign', () => sendPart(baseUrl, upload, part, until));
  await killed('complete', () => asked(() => complete(baseUrl, upload, [sent]), until));
  await asked(async () => {
    const reply = await submit(candidate);
    return reply && { ...reply, data: reply.data ?? {} };
  }, until);
  if (step === 'join' || step === 'convert') await killJob(product, candidate, step, afterMs);
  return candidate.attemptId;
}

async function killJob(product: Product, { attemptId }: Candidate, step: Step, afterMs: number) {
  const begins = Date.now() + 60_000;
  const hasBegun = async () => {
    const row = (await readKept(product.dataDir)).find((one) => one.attemptId === attemptId);
    return step === 'join' ? row?.status === 'processing' : row?.status === 'playable';
  };
  // A join may be over before it is seen: then it is the conversion that is killed.
  while (!(await hasBegun()) && Date.now() < begins) {
    const row = (await readKept(product.dataDir)).find((one) => one.attemptId === attemptId);
    if (row?.status === 'playable') break;
    await pause(30);
  }
  await pause(afterMs);
  await product.kill();
  await product.start();
}

async function untilVerified(dataDir: string, attempts: readonly number[]): Promise<Kept[]> {
  const deadline = Date.now() + VERIFIED_WITHIN_MS;
  for (;;) {
    const kept = (await readKept(dataDir)).filter(({ attemptId }) => attempts.includes(attemptId));
    const isDone = kept.length === attempts.length && kept.every(({ isVerified }) => isVerified);
    if (isDone || Date.now() > deadline) return kept;
    await pause(1_000);
  }
}

/** What is wrong with the recordings, in words. */
async function judge(
  dataDir: string,
  folder: string,
  kept: readonly Kept[],
  attempts: readonly number[],
): Promise<string[]> {
  const flaws: string[] = [];
  const stored = storedKeys(dataDir);
  if (kept.length !== attempts.length) flaws.push(`${kept.length} of ${attempts.length} are there`);
  for (const one of kept) {
    const say = (what: string) => void flaws.push(`recording of attempt ${one.attemptId}: ${what}`);
    if (one.status !== 'playable' || one.objectKey === null) {
      say(`${one.status} ${one.failure ?? ''}`);
      continue;
    }
    if (!one.isVerified) say('not verified');
    if (!one.rawKeys.every((key) => isWhole(dataDir, key))) say('raw parts are gone');
    // What nobody knows of is never removed, and would be another recording.
    const known = new Set([one.objectKey, ...one.rawKeys, ...one.otherKeys]);
    const own = stored.filter((key) => key.includes(`/attempts/${one.attemptId}/`));
    for (const key of own) if (!known.has(key)) say(`nobody knows of ${key}`);
    const bytes = bytesOf(dataDir, one.objectKey);
    if (createHash('sha256').update(bytes).digest('hex') !== one.sha256) say('another hash');
    const path = join(folder, `${one.attemptId}.mp4`);
    writeFileSync(path, bytes);
    const file = await decode(path);
    if (file.errors !== '') say(`does not decode: ${file.errors.slice(0, 200)}`);
    if (Math.abs(file.seconds - SECONDS) > 1) say(`${file.seconds} s instead of ${SECONDS}`);
  }
  return flaws;
}

/** The manifest of an object may outlive its bytes. */
function isWhole(dataDir: string, key: string): boolean {
  try {
    return bytesOf(dataDir, key).length > 0;
  } catch {
    return false;
  }
}
