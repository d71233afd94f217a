import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openChromium } from '../../packages/recorder/test-browser/chromium.ts';
import { holdProcessor } from './held-processor.ts';

/** What the page itself saw of its recorders, by the clock of this machine. */
export type Seen = { readonly startedAt: number; readonly stoppedAt: number | null };

export type Candidate = {
  readonly page: Page;
  /** From now on this share of one core is all that the browser gets. */
  readonly starve: (share: number) => Promise<void>;
  /** SIGKILL to the browser and all it started. @returns when */
  readonly kill: () => Promise<number>;
};

/** A candidate's computer: the profile is its disk, and outlives the browser. */
export async function openCandidate(folder: string, broken: boolean): Promise<Candidate> {
  const profile = join(folder, 'profile');
  const { page, kill } = await openChromium(profile);
  let letGo = async () => {};
  const context = page.context();
  await context.addInitScript(noteRecorders);
  await context.addInitScript(keepShare);
  if (broken) await context.addInitScript(acknowledgeSlicesEarly);
  return {
    page,
    starve: async (share) => {
      letGo = await holdProcessor(profile, share);
    },
    kill: async () => {
      const at = Date.now();
      await kill();
      await letGo();
      return at;
    },
  };
}

/** From the link into the room, until the recorder runs. */
export async function enterRoom(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const onward = page.getByRole('button', { name: /Continue to the terms|Go on/ });
  const isRunning = (await onward.textContent()) === 'Go on';
  await onward.click();
  if (!isRunning) {
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'I agree' }).click();
  }
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await page.waitForFunction(() => window.recorders.length > 0);
}

/** Of this tab, over all pages that it showed. */
export function recordersOf(page: Page): Promise<Seen[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('recorders') ?? '[]') as Seen[]);
}

/** Until this much was recorded since the newest recorder began. */
export async function recorded(page: Page, ms: number): Promise<void> {
  const newest = (await recordersOf(page)).at(-1)?.startedAt ?? Date.now();
  await pause(Math.max(0, newest + ms - Date.now()));
}

/** What the browser's own “Stop sharing” does; a script's `stop()` tells nobody. */
export async function endShare(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const track of window.shared?.getVideoTracks() ?? []) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
}

declare global {
  interface Window {
    recorders: { startedAt: number; stoppedAt: number | null }[];
    shared?: MediaStream;
  }
}

function noteRecorders(): void {
  window.recorders = [];
  if (!location.protocol.startsWith('http')) return;
  const before = JSON.parse(sessionStorage.getItem('recorders') ?? '[]') as unknown[];
  const keep = () =>
    sessionStorage.setItem('recorders', JSON.stringify([...before, ...window.recorders]));
  const { value: start } = Object.getOwnPropertyDescriptor(MediaRecorder.prototype, 'start') ?? {};
  MediaRecorder.prototype.start = function (...given) {
    // The call is the earliest that can count: the event comes with the first data.
    const seen: { startedAt: number; stoppedAt: number | null } = {
      startedAt: Date.now(),
      stoppedAt: null,
    };
    const end = () => {
      seen.stoppedAt = Date.now();
      keep();
    };
    this.addEventListener('stop', end, { once: true });
    start.apply(this, given);
    window.recorders.push(seen);
    keep();
  };
}

function keepShare(): void {
  const ask = navigator.mediaDevices?.getDisplayMedia.bind(navigator.mediaDevices);
  if (!ask) return;
  navigator.mediaDevices.getDisplayMedia = async (options) => {
    window.shared = await ask(options);
    return window.shared;
  };
}

/**
 * The control: a journal that says that a slice is on disk half a minute before it writes it. Slices then
 * go neither to the disk nor, as the upload reads the journal, to the store in time.
 */
function acknowledgeSlicesEarly(): void {
  const { value: put } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
  IDBObjectStore.prototype.put = function (value, ...key) {
    if (this.name !== 'chunks') return put.call(this, value, ...key);
    const { db } = this.transaction;
    setTimeout(
      () => put.call(db.transaction('chunks', 'readwrite').objectStore('chunks'), value),
      30_000,
    );
    return this.count() as IDBRequest<IDBValidKey>;
  };
}
