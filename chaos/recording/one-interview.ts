import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProduct } from '../../e2e/product.ts';
import { inviteMany } from '../interviews.ts';
import { openReports, type Reports, until } from './product-report.ts';

export type Interview = {
  readonly reports: Reports;
  readonly token: string;
  readonly link: string;
  /** Where the product keeps its objects. */
  readonly objectsFolder: string;
  /** This candidate's computer. */
  readonly own: string;
};

/**
 * A product of its own, and one interview after the other in it.
 * @returns what `judge` says once all are taken, while the product still runs
 */
export async function takeInterviews<T>(
  count: number,
  take: (interview: Interview, index: number) => Promise<T>,
): Promise<T[]>;
export async function takeInterviews<T, V>(
  count: number,
  take: (interview: Interview, index: number) => Promise<T>,
  judge: (reports: Reports) => Promise<V>,
): Promise<V>;
export async function takeInterviews<T, V>(
  count: number,
  take: (interview: Interview, index: number) => Promise<T>,
  judge?: (reports: Reports) => Promise<V>,
): Promise<T[] | V> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-recordings-'));
  const product = await startProduct();
  try {
    const reports = await openReports(product, folder);
    const outcomes: T[] = [];
    for (const [index, token] of (await inviteMany(product.dataDir, count)).entries()) {
      const own = join(folder, `candidate-${index}`);
      mkdirSync(own);
      const link = `${reports.baseUrl}/bot-interview?token=${token}`;
      const objectsFolder = join(product.dataDir, 'objects');
      outcomes.push(await take({ reports, token, link, own, objectsFolder }, index));
    }
    const verdict = await judge?.(reports);
    await reports.close();
    return verdict ?? outcomes;
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * The link is opened again, and nothing is touched: resolves when the store has completed every segment.
 * @returns seconds, or null when it did not come to that
 */
export async function uploadedOnReturn(
  page: Page,
  { reports, link }: Interview,
  attemptId: number,
  withinMs = 60_000,
): Promise<number | null> {
  const from = performance.now();
  await page.goto(link);
  const isDone = await until(async () => {
    const segments = await reports.segmentsOf(attemptId);
    return segments.length > 0 && segments.every(({ status }) => status === 'completed');
  }, withinMs);
  return isDone ? (performance.now() - from) / 1_000 : null;
}

export function inSeconds(ms: readonly number[]): string {
  return ms
    .toSorted((a, b) => a - b)
    .map((one) => (one / 1_000).toFixed(1))
    .join(' ');
}
