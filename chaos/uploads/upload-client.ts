import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract, type Envelope } from '@candor/contract';
import { begin, post } from '../interviews.ts';

const { initiateUpload, signPart, completeUpload } = contract.recordings;

export type Upload = { readonly token: string; readonly uploadId: string; readonly key: string };
export type Part = { readonly PartNumber: number; readonly ETag: string };

/** Somebody who takes an interview and uploads its recording over HTTP, as a browser does. */
export type Candidate = {
  readonly baseUrl: string;
  readonly token: string;
  readonly life: number;
  readonly attemptId: number;
  readonly scheduleId: number;
};

/** Asks again until the interview has begun. */
export async function enter(baseUrl: string, token: string, until: number): Promise<Candidate> {
  const started = await asked(() => begin(baseUrl, token), until);
  const { life, sessionId, interviewScheduleID } = started;
  return { baseUrl, token, life, attemptId: sessionId, scheduleId: interviewScheduleID };
}

/** The reply's data; asks again while there is no answer or a 5xx. Throws what was refused. */
export async function asked<T>(ask: () => Promise<Envelope<T> | null>, until: number): Promise<T> {
  while (Date.now() < until) {
    const reply = await ask();
    if (reply?.success === true && reply.data !== undefined) return reply.data;
    if (reply !== null && reply.statusCode < 500 && reply.statusCode !== 429) {
      throw new Error(`refused: ${reply.statusCode} ${reply.message ?? ''}`);
    }
    await pause(100);
  }
  throw new Error('no answer in time');
}

function initiation(candidate: Candidate, segmentId: string = randomUUID()) {
  return {
    token: candidate.token,
    interviewScheduleID: candidate.scheduleId,
    ...{ fileName: 'session-1.mp4', segment: 1, segmentId, startedAt: Date.now() },
    ...{ startsAtByte: 0, life: candidate.life, mimeType: 'video/webm;codecs=vp9,opus' },
    ...{ systemAudio: true, microphone: true },
  };
}

export const initiate = (candidate: Candidate, segmentId?: string) =>
  post<Omit<Upload, 'token'>>(
    `${candidate.baseUrl}${initiateUpload.path}`,
    initiation(candidate, segmentId),
  );

export const partUrl = (baseUrl: string, upload: Upload, partNumber: number, bytes: number) => {
  const { token, uploadId, key } = upload;
  const body = { token, uploadId, key, partNumber, bytes };
  return post<{ url: string }>(`${baseUrl}${signPart.path}`, body);
};

/** null when no answer came. */
export async function put(baseUrl: string, url: string, bytes: Uint8Array) {
  const reply = await fetch(new URL(url, baseUrl), {
    method: 'PUT',
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  return reply && { status: reply.status, etag: reply.headers.get('etag') ?? '' };
}

/** Signs anew for each try, as the recorder does. */
export async function sendPart(
  baseUrl: string,
  upload: Upload,
  { partNumber, bytes }: { readonly partNumber: number; readonly bytes: Uint8Array },
  until: number,
): Promise<Part> {
  while (Date.now() < until) {
    const { url } = await asked(() => partUrl(baseUrl, upload, partNumber, bytes.length), until);
    const sent = await put(baseUrl, url, bytes);
    if (sent?.status === 200) return { PartNumber: partNumber, ETag: sent.etag };
    await pause(100);
  }
  throw new Error('the part was not taken in time');
}

export const complete = (baseUrl: string, upload: Upload, parts: readonly unknown[]) => {
  const { token, uploadId, key } = upload;
  return post<{ key: string }>(`${baseUrl}${completeUpload.path}`, { token, uploadId, key, parts });
};

export const submit = ({ baseUrl, token, life }: Candidate) =>
  post(`${baseUrl}${contract.attempts.submitBotInterview.path}`, { token, life });
