import { Agent, request } from 'node:http';

export type Sample = {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

/** Everybody saves again as soon as the last save is acknowledged, for the given time. */
export async function measure<T>(
  callers: readonly T[],
  work: (caller: T) => Promise<void>,
  milliseconds: number,
): Promise<Sample> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + milliseconds;
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() < end) {
        const from = performance.now();
        await work(caller);
        times.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const perSecond = times.length / seconds;
  return { count: times.length, perSecond, p50: percentile(times, 50), p99: percentile(times, 99) };
}

/** NaN of none, so that no judgement passes on nothing. */
export const median = (values: readonly number[] = []): number =>
  values.length === 0 ? Number.NaN : percentile(values, 50);

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Sends JSON on kept connections with node:http, which costs the shared cores less than fetch. */
export function sender(
  url: string,
  method: 'GET' | 'POST' = 'POST',
): (body?: unknown) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  return (body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const call = request(url, { method, agent, headers }, (reply) => {
        reply.resume();
        reply.once('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(`status ${reply.statusCode}`)),
        );
      });
      call.once('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
