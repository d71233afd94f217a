import { contract, type Output } from '@candor/contract';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { begin, inviteMany, post, type Questions } from '../chaos/interviews.ts';
import { startProduct } from '../e2e/product.ts';

const { completeUpload, getRecording, initiateUpload, signPart } = contract.recordings;
const RUNS = 3;
const POLL_MS = 50;
const LONGEST_MS = 120_000;

/** What a recorder cuts. */
/** What a 503 asks for in its `retry-after`. */
const PATIENCE_MS = 2_000;
const PART_BYTES = 7 * 1024 ** 2;

/**
 * Seconds from a submitted interview to a recording that the report says is playable, one after the
 * other, through a started product: submission, the last part, the upload's completion, the queue, the
 * join. All parts before the last one are sent while the interview runs.
 * @param recordings path by length
 */
export async function submittedToPlayable(
  recordings: Readonly<Record<string, string>>,
): Promise<void> {
  const product = await startProduct();
  try {
    const { baseUrl, accounts } = product.demo();
    const [admin] = accounts;
    if (admin === undefined) throw new Error('The demo has no account');
    const { email, password } = admin;
    const body = { email, password, type: 'company' };
    const { token } = await asked<{ token: string }>(
      `${baseUrl}${contract.accounts.signIn.path}`,
      body,
    );
    console.log('\n| recording | MB | submitted → playable | all runs | load |');
    console.log('| --- | --- | --- | --- | --- |');
    for (const [length, path] of Object.entries(recordings)) {
      const bytes = readFileSync(path);
      const load = loadavg()[0]?.toFixed(1);
      const taken: number[] = [];
      for (const link of await inviteMany(product.dataDir, RUNS)) {
        taken.push(await once({ baseUrl, link, reviewer: token, bytes }));
      }
      const all = taken.toSorted((a, b) => a - b).map((seconds) => `${seconds.toFixed(2)} s`);
      const cells = [length, (bytes.length / 1e6).toFixed(1), all[Math.floor(RUNS / 2)]];
      console.log(`| ${[...cells, all.join(', '), load].join(' | ')} |`);
    }
  } finally {
    await product.dispose();
  }
}

type Run = {
  readonly baseUrl: string;
  readonly link: string;
  readonly bytes: Buffer<ArrayBuffer>;
};

async function once(run: Run & { readonly reviewer: string }): Promise<number> {
  const { interviewScheduleID, end } = await record(run);
  const from = performance.now();
  await end();
  const page = getRecording.path.replace(':interviewScheduleID', String(interviewScheduleID));
  const headers = { authorization: `Bearer ${run.reviewer}` };
  for (;;) {
    const reply = await fetch(`${run.baseUrl}${page}`, { headers });
    const { data } = (await reply.json()) as { data?: Output<typeof getRecording> };
    const milliseconds = performance.now() - from;
    if (data?.status === 'playable') return milliseconds / 1000;
    if (milliseconds > LONGEST_MS) throw new Error(`The recording is ${data?.status}`);
    await pause(POLL_MS);
  }
}

type Recorded = {
  readonly interviewScheduleID: number;
  /** Submits the interview, sends the last part and completes the upload. */
  readonly end: () => Promise<void>;
};

/** An interview that runs, with all of its recording but the last part at the server. */
async function record({ baseUrl, link, bytes }: Run): Promise<Recorded> {
  const started: Questions | undefined = (await begin(baseUrl, link))?.data;
  if (started === undefined) throw new Error('The interview did not start');
  const { interviewScheduleID, life } = started;
  const opened = await asked<Output<typeof initiateUpload>>(`${baseUrl}${initiateUpload.path}`, {
    ...{ token: link, interviewScheduleID, life, fileName: 'session-1.mp4' },
    ...{ segment: 1, segmentId: crypto.randomUUID(), startedAt: Date.now(), startsAtByte: 0 },
    ...{ mimeType: 'video/webm;codecs=vp9,opus', systemAudio: true, microphone: true },
  });
  const upload = { token: link, ...opened };
  const count = Math.ceil(bytes.length / PART_BYTES);
  const parts: { PartNumber: number; ETag: string | null }[] = [];
  const send = async (partNumber: number) => {
    const slice = bytes.subarray((partNumber - 1) * PART_BYTES, partNumber * PART_BYTES);
    const part = { ...upload, partNumber, bytes: slice.length };
    const { url } = await asked<Output<typeof signPart>>(`${baseUrl}${signPart.path}`, part);
    const put = await fetch(new URL(url, baseUrl), { method: 'PUT', body: slice });
    parts.push({ PartNumber: partNumber, ETag: put.headers.get('etag') });
  };
  for (let partNumber = 1; partNumber < count; partNumber += 1) await send(partNumber);
  const end = async () => {
    await asked(`${baseUrl}${contract.attempts.submitBotInterview.path}`, { token: link, life });
    await send(count);
    await asked(`${baseUrl}${completeUpload.path}`, { ...upload, parts });
  };
  return { interviewScheduleID, end };
}

/**
 * Seconds from submission to playable of `count` interviews that all end at the same moment. When each became
 * playable is read from the database: a hundred pages that ask for it would be a load of their own.
 */
export async function endedTogether(path: string, counts: readonly number[]): Promise<void> {
  const bytes = readFileSync(path);
  console.log('\n| interviews that end together | p50 | p95 | last | all uploaded after | load |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const count of counts) {
    const product = await startProduct();
    try {
      const { baseUrl } = product.demo();
      const recorded: Recorded[] = [];
      for (const link of await inviteMany(product.dataDir, count)) {
        recorded.push(await record({ baseUrl, link, bytes }));
      }
      const load = loadavg()[0]?.toFixed(1);
      const from = Date.now();
      await Promise.all(recorded.map(({ end }) => end()));
      const uploaded = (Date.now() - from) / 1000;
      const taken = (await playableAt(product.dataDir, count))
        .map((at) => (at - from) / 1000)
        .toSorted((a, b) => a - b);
      const at = (share: number) =>
        `${taken[Math.min(count, Math.ceil(count * share)) - 1]?.toFixed(1)} s`;
      const cells = [count, at(0.5), at(0.95), at(1), `${uploaded.toFixed(1)} s`, load];
      console.log(`| ${cells.join(' | ')} |`);
    } finally {
      await product.dispose();
    }
  }
}

/** Server time of each, once all are playable. */
async function playableAt(dataDir: string, count: number): Promise<number[]> {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.app });
  try {
    for (const from = Date.now(); ; await pause(500)) {
      const rows = await db.inCompany(1, (tx) =>
        tx
          .selectFrom('recordings as r')
          .innerJoin('attempts as a', 'a.id', 'r.attemptId')
          .innerJoin('interviewSchedules as s', 's.id', 'a.scheduleId')
          .innerJoin('candidates as c', 'c.id', 's.candidateId')
          .select('r.playableAt')
          .where('c.email', 'like', 'chaos-%')
          .where('r.playableAt', 'is not', null)
          .execute(),
      );
      if (rows.length === count) return rows.map(({ playableAt: at }) => at?.getTime() ?? 0);
      if (Date.now() - from > 2 * LONGEST_MS) throw new Error(`${rows.length} are playable`);
    }
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** Again where no answer came in time or the server asked for patience, as the browser does: each call may come twice. */
async function asked<T>(url: string, body: unknown): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const reply = await post<T>(url, body);
    if (reply?.data !== undefined) return reply.data;
    const mayPass = reply === null || reply.statusCode === 503;
    if (!mayPass || tries === 10) throw new Error(`${url}: ${JSON.stringify(reply)}`);
    if (reply !== null) await pause(PATIENCE_MS);
  }
}
