import { type Browser, chromium, type Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium as installed } from '../tools/test/programs.ts';
import { openSeat, type Seat } from '../e2e/planted-call.ts';

const args = [
  ...['--no-sandbox', '--disable-gpu', '--use-fake-ui-for-media-stream'],
  '--allow-loopback-in-peer-connection',
];
const WATCHED_MS = 5_000;

/** @param pictures of its cameras, a second */
export const openBrowser = (pictures: number): Promise<Browser> =>
  chromium.launch({
    executablePath: installed.find() ?? '',
    args: [...args, `--use-fake-device-for-media-stream=fps=${pictures}`],
  });

export type Meeting = {
  /** Of each page: from its opening to a moving picture of every other. */
  readonly firstPictures: readonly number[];
  /** Of one page while all are there, as a share of a core. */
  readonly pageCores: number;
  readonly seconds: number;
};

/** Everybody opens their page at once, and stays until all see all. `during` measures the server meanwhile. */
export async function meet(
  browser: Browser,
  baseUrl: string,
  { seats, during }: { readonly seats: readonly Seat[]; readonly during: () => () => void },
): Promise<Meeting> {
  const contexts = await Promise.all(seats.map(() => browser.newContext()));
  try {
    const firstPictures = await Promise.all(
      contexts.map(async (context, index) => {
        const seat = seats[index];
        if (seat === undefined) throw new Error('No seat');
        const from = performance.now();
        const page = await openSeat(context, baseUrl, seat);
        await seesAll(page, seats.length);
        return performance.now() - from;
      }),
    );
    const before = renderers();
    const done = during();
    await pause(WATCHED_MS);
    done();
    const cores = (renderers() - before) / (WATCHED_MS / 1000) / seats.length;
    return { firstPictures, pageCores: cores, seconds: WATCHED_MS / 1000 };
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** Each picture of the page goes on, one's own too. */
const seesAll = (page: Page, people: number) =>
  page.waitForFunction(
    (count) => {
      const videos = [...document.querySelectorAll('video')];
      const moving = videos.filter((video) => video.videoWidth > 0 && video.currentTime > 0);
      return moving.length >= count;
    },
    people,
    { timeout: 60_000, polling: 50 },
  );

/** Seconds of processor time of all pages of browsers, with those that have the sound and picture of theirs. */
function renderers(): number {
  let sum = 0;
  for (const path of globSync('/proc/[0-9]*/stat')) {
    try {
      const command = readFileSync(path.replace(/stat$/, 'cmdline'), 'utf8');
      if (!command.includes('--type=renderer') || !isOurs(command)) continue;
      const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
      sum += (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      // It has ended.
    }
  }
  return sum;
}

/** Other browsers of this machine are none of these pages. */
const isOurs = (command: string): boolean =>
  command.includes('--allow-loopback-in-peer-connection');
