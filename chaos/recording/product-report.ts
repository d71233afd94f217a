import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { contract, type Envelope, type Output } from '@candor/contract';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from '../../e2e/product.ts';
import { decode, type DecodedFile } from '../../packages/recorder/test-browser/media-file.ts';
import { begin, post } from '../interviews.ts';

const { getRecording } = contract.recordings;

export type Attempt = {
  readonly id: number;
  readonly scheduleId: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
};

export type SegmentRow = {
  readonly status: string;
  readonly completedBy: string | null;
  readonly microphone: boolean;
  readonly systemAudio: boolean;
};

export type Report = Output<typeof getRecording>;

type Downloaded = {
  readonly report: Report;
  readonly path: string;
  readonly interviewMs: number;
};

export type Judged = {
  readonly report: Report;
  /** Every picture of the file, read by FFmpeg. */
  readonly file: DecodedFile;
  readonly interviewMs: number;
};

/** What the product has of its recordings, read as the owner of the database and as a reviewer. */
export async function openReports(product: Product, folder: string) {
  const { baseUrl } = product.demo();
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const db = openDatabase({ connection: postgres.owner, maxConnections: 2 });
  const rows = async <T extends object>(sql: string, values: readonly unknown[]): Promise<T[]> =>
    (await db.pool.query<T>(sql, [...values])).rows;
  const attemptWhere = async (order: string, values: readonly unknown[]): Promise<Attempt> => {
    const [row] = await rows<Attempt>(
      `select id, schedule_id as "scheduleId", started_at as "startedAt", ended_at as "endedAt"
         from attempts ${order}`,
      values,
    );
    if (!row) throw new Error('there is no such attempt');
    return row;
  };
  const attemptOf = (scheduleId: number) => attemptWhere('where schedule_id = $1', [scheduleId]);
  const reportOf = createReviewer(product);
  /** Downloads the playable file. */
  const playable = async (attempt: Attempt, withinMs: number): Promise<Downloaded> => {
    const report = await untilPlayable(() => reportOf(attempt.scheduleId), withinMs);
    const path = join(folder, `${attempt.id}.mp4`);
    await download(new URL(report.url ?? '', baseUrl), path);
    const { startedAt, endedAt } = await attemptOf(attempt.scheduleId);
    const interviewMs = (endedAt ?? new Date()).getTime() - startedAt.getTime();
    return { report, path, interviewMs };
  };
  return {
    baseUrl,
    attemptOf,
    /** The one that began last: experiments take one interview at a time. */
    newestAttempt: () => attemptWhere('order by started_at desc limit 1', []),
    segmentsOf: (attemptId: number) =>
      rows<SegmentRow>(
        `select status, completed_by as "completedBy", microphone, system_audio as "systemAudio"
           from recording_segments
          where recording_id = (select id from recordings where attempt_id = $1) order by started_at, starts_at_byte`,
        [attemptId],
      ),
    rows,
    playableAt: async (attemptId: number): Promise<number> => {
      const [row] = await rows<{ at: Date }>(
        'select playable_at as at from recordings where attempt_id = $1',
        [attemptId],
      );
      return row?.at.getTime() ?? Number.NaN;
    },
    submit: (token: string) => submit(baseUrl, token),
    playable,
    /** Decodes all of the playable file, and sets it beside the report. */
    judge: async (attempt: Attempt, withinMs: number): Promise<Judged> => {
      const { path, ...rest } = await playable(attempt, withinMs);
      return { ...rest, file: await decode(path) };
    },
    close: async () => {
      await db.close();
      await postgres.stop();
    },
  };
}

/** The company's admin may read every report; an experiment outlives a session's token, so each time anew. */
function createReviewer(product: Product) {
  const { baseUrl, accounts } = product.demo();
  const [admin] = accounts;
  if (!admin) throw new Error('The demo has no account');
  const body = { email: admin.email, password: admin.password, type: 'company' };
  const { path: signInPath } = contract.accounts.signIn;
  const signIn = async (): Promise<string> => {
    const signedIn = await post<{ token: string }>(`${baseUrl}${signInPath}`, body);
    return `Bearer ${signedIn?.data?.token}`;
  };
  let authorization = '';
  const read = (path: string) => fetch(`${baseUrl}${path}`, { headers: { authorization } });
  return async (scheduleId: number): Promise<Report> => {
    const path = getRecording.path.replace(':interviewScheduleID', String(scheduleId));
    let reply = await read(path);
    if (reply.status === 401) {
      authorization = await signIn();
      reply = await read(path);
    }
    const { data } = (await reply.json()) as Envelope<Report>;
    if (!data) throw new Error(`no report: ${reply.status}`);
    return data;
  };
}

/** The interview is handed in by another page, as a candidate does who comes back to end it. */
async function submit(baseUrl: string, token: string): Promise<void> {
  const started = await begin(baseUrl, token);
  const life = started?.data?.life;
  await post(`${baseUrl}${contract.attempts.submitBotInterview.path}`, { token, life });
}

async function download(url: URL, path: string): Promise<void> {
  const { body } = await fetch(url);
  if (!body) throw new Error('nothing to download');
  await pipeline(Readable.fromWeb(body as never), createWriteStream(path));
}

export type Reports = Awaited<ReturnType<typeof openReports>>;

async function untilPlayable(ask: () => Promise<Report>, withinMs: number): Promise<Report> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const report = await ask();
    if (report.status === 'playable') return report;
    const isOver = report.status === 'empty' || report.status === 'failed';
    if (isOver || performance.now() > deadline) {
      throw new Error(`The recording is ${report.status}`);
    }
    await pause(250);
  }
}

/** Polls until it holds; false when it does not in time. */
export async function until(holds: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await holds()) return true;
    await pause(200);
  }
  return false;
}

/**
 * The recording and its gaps make up the interview. Where the first picture lies in a segment is known
 * to two seconds on a busy machine, at either end and between any two segments.
 */
export function gapMapFits({ report, file, interviewMs }: Judged): boolean {
  const missing = report.gaps.reduce((sum, gap) => sum + gap.missingMs, 0);
  const off = interviewMs - missing - file.seconds * 1_000;
  return Math.abs(off) <= 2_000 * (report.segments.length + 1);
}
