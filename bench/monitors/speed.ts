import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Clip, expand } from './clips.ts';
import type { Cost } from './page-script.ts';
import { openPage } from './play.ts';

/** Long enough for a hundred frames on a busy machine. */
const RUN_MS = 20_000;

type Way = 'camera' | 'bareModel' | 'monitor' | 'peer';
type Measured = Cost & { readonly cpuMs: number };

/**
 * What a frame costs beside the bare model in the same page, in milliseconds of CPU over every process of the browser:
 * on a busy machine the wall clock counts other people's work. Then memory over `minutes`.
 */
export async function measureSpeed(
  origin: string,
  media: string,
  clips: readonly Clip[],
  scratch: string,
  { minutes, hasPeer }: { readonly minutes: number; readonly hasPeer: boolean },
): Promise<void> {
  const clip = clips.find(({ kind, case: name }) => kind === 'video' && name === 'head_turns');
  if (!clip) throw new Error('the folder has no clip of head turns');
  const { path } = expand(media, clip, scratch);
  try {
    const measured = {
      camera: await run(origin, path, 'camera'),
      bareModel: await run(origin, path, 'bareModel'),
      monitor: await run(origin, path, 'monitor'),
    };
    console.log(tableOf(measured, hasPeer ? await run(origin, path, 'peer') : null));
    if (minutes > 0) await watchMemory(origin, path, minutes);
  } finally {
    rmSync(path, { force: true });
  }
}

async function run(origin: string, video: string, way: Way): Promise<Measured> {
  const { browser, page } = await openPage(origin, { video });
  try {
    const clicking = new AbortController();
    const before = await cpuOf(browser);
    // A page that closes while it is clicked on has failed in `evaluate`, which says why.
    const clicks = clickOn(page, clicking.signal).catch(() => {});
    const cost = await page.evaluate(([name, ms]) => window.monitorsBench[name](ms), [
      way,
      RUN_MS,
    ] as const);
    clicking.abort();
    await clicks;
    return { ...cost, cpuMs: (await cpuOf(browser)) - before };
  } finally {
    await browser.close();
  }
}

/** Somebody who answers meanwhile. */
async function clickOn(page: Page, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await page.mouse.click(10, 10);
    await pause(500);
  }
}

interface ProcessInfo {
  readonly id: number;
  readonly type: string;
  readonly cpuTime: number;
}

async function processesOf(browser: Browser): Promise<readonly ProcessInfo[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: readonly ProcessInfo[];
  };
  await session.detach();
  return processInfo;
}

/** The driver's own traffic is the browser process's; pages, model and pictures live in the others. */
async function cpuOf(browser: Browser): Promise<number> {
  const processes = await processesOf(browser);
  return processes
    .filter(({ type }) => type !== 'browser')
    .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

function tableOf(
  { camera, bareModel, monitor }: Record<Exclude<Way, 'peer'>, Measured>,
  peer: Measured | null,
): string {
  const perFrame = (one: Measured) => (one.cpuMs - camera.cpuMs) / one.frames;
  const worst = (values: readonly number[]) =>
    values.length === 0 ? 'none' : `${values.length}, worst ${Math.max(...values)} ms`;
  const row = (name: string, one: Measured) =>
    `| ${name} | ${one.frames} | ${perFrame(one).toFixed(1)} | ${one.modelMs.toFixed(1)} | ${one.totalMs.toFixed(1)} | ${worst(one.longTasks)} | ${one.clicks.length === 0 ? 'under 16 ms' : `${Math.max(...one.clicks)} ms`} |`;
  const ratio = perFrame(monitor) / perFrame(bareModel);
  const core = (perFrame(monitor) * 15) / 10;
  return [
    '| | frames in 20 s | CPU ms a frame | wall ms in the model | wall ms with everything | tasks over 50 ms on the page | slowest click |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    row('bare model, in the page', bareModel),
    row('monitor, in its worker', monitor),
    ...(peer ? [row('Human, in the page', peer)] : []),
    '',
    `The monitor costs ${ratio.toFixed(2)} × the bare model, ${core.toFixed(0)} % of one core at 15 frames a second.`,
  ].join('\n');
}

async function watchMemory(origin: string, video: string, minutes: number): Promise<void> {
  const { browser, page } = await openPage(origin, { video });
  try {
    const running = page.evaluate((ms) => window.monitorsBench.monitor(ms), minutes * 60_000);
    for (let minute = 0; minute < minutes; minute += 1) {
      await pause(60_000);
      const processes = await processesOf(browser);
      const pss = (wanted: string) =>
        processes
          .filter(({ type }) => type === wanted)
          .reduce((sum, { id }) => sum + pssMbOf(id), 0)
          .toFixed(0);
      console.log(`minute ${minute + 1}: pages ${pss('renderer')} MB, graphics ${pss('GPU')} MB`);
    }
    const { frames } = await running;
    console.log(`${frames} frames in ${minutes} minutes`);
  } finally {
    await browser.close();
  }
}

function pssMbOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
