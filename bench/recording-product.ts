import { contract, type Output } from '@candor/contract';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { begin, inviteMany, post, type Questions } from '../chaos/interviews.ts';
import { startProduct } from '../e2e/product.ts';

const { completeUpload, getRecording, initiateUpload, signPart } = contract.recordings;
const RUNS = 3;
const POLL_MS = 50;
const LONGEST_MS = 120_000;

/** What a recorder cuts. */
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
  readonly reviewer: string;
  readonly bytes: Buffer<ArrayBuffer>;
};

async function once({ baseUrl, link, reviewer, bytes }: Run): Promise<number> {
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
  const from = performance.now();
  await asked(`${baseUrl}${contract.attempts.submitBotInterview.path}`, { token: link, life });
  await send(count);
  await asked(`${baseUrl}${completeUpload.path}`, { ...upload, parts });
  const page = getRecording.path.replace(':interviewScheduleID', String(interviewScheduleID));
  const headers = { authorization: `Bearer ${reviewer}` };
  for (;;) {
    const reply = await fetch(`${baseUrl}${page}`, { headers });
    const { data } = (await reply.json()) as { data?: Output<typeof getRecording> };
    const milliseconds = performance.now() - from;
    if (data?.status === 'playable') return milliseconds / 1000;
    if (milliseconds > LONGEST_MS) throw new Error(`The recording is ${data?.status}`);
    await pause(POLL_MS);
  }
}

/** Again where no answer came in time, as the browser does: each of these calls may come twice. */
async function asked<T>(url: string, body: unknown): Promise<T> {
  let reply = await post<T>(url, body);
  for (let tries = 1; reply === null && tries < 5; tries += 1) reply = await post<T>(url, body);
  if (reply?.data === undefined) throw new Error(`${url}: ${JSON.stringify(reply)}`);
  return reply.data;
}
