import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Page, request as requests } from '@playwright/test';
import { askToCallNow, companyCalls } from '../../e2e/appointment-steps.ts';
import type { Product } from '../../e2e/product.ts';
import { openChromium } from '../../packages/recorder/test-browser/chromium.ts';
import { installClapper } from './clapper.ts';

type Segment = { readonly startedAt: number; readonly atMs: number; readonly durationMs: number };
export type Track = {
  readonly name: string;
  readonly status: string;
  readonly url: string | null;
  readonly segments: readonly Segment[];
};

/** A call of two, each on a browser of its own, that is recorded with both one's agreement. */
export async function recordCall(product: Product, folder: string) {
  const request = await requests.newContext({ baseURL: product.baseUrl });
  const asked = await askToCallNow(request, product);
  const guest = await openChromium(join(folder, `guest-${asked.id}`));
  const host = await openChromium(join(folder, `host-${asked.id}`));
  const links = { guest: await asked.link(), host: await asked.seatLink() };
  try {
    await joinCall(guest.page, product.baseUrl + links.guest);
    await joinCall(host.page, product.baseUrl + links.host);
    await beginRecording(guest.page, host.page);
  } catch (error) {
    await guest.kill();
    await host.kill();
    throw error;
  }
  return {
    ...{ guest, host, id: asked.id },
    end: () => host.page.getByRole('button', { name: 'End recording' }).click(),
    leave: async (page: Page) => {
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'You left the call' }).waitFor();
    },
    /** When each is playable, or nothing more comes of it. */
    tracks: async (withinMs: number): Promise<Track[]> => {
      const until = Date.now() + withinMs;
      // Many calls may have been made since this one.
      const call = await companyCalls(request, product);
      for (;;) {
        const path = `/api/live-interviews/${asked.id}/recordings`;
        const { tracks } = (await call('GET', path)) as { tracks: Track[] };
        const isSettled = tracks.length === 2 && tracks.every(({ url }) => url !== null);
        if (isSettled || Date.now() > until) return tracks;
        await pause(2_000);
      }
    },
    close: async () => {
      await guest.kill();
      await host.kill();
      await request.dispose();
    },
  };
}

async function beginRecording(guest: Page, host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Record' }).click();
  await host.getByRole('button', { name: 'Ask everybody' }).click();
  // Either may begin before the click has returned.
  const begun = Promise.all(
    [guest, host].map((page) =>
      page.waitForResponse((reply) => reply.url().includes('/api/call/tracks/initiate')),
    ),
  );
  await guest.getByRole('button', { name: 'I agree' }).click();
  await begun;
}

async function joinCall(page: Page, link: string): Promise<void> {
  await page.context().addInitScript(installClapper);
  await page.goto(link);
  await page.getByRole('button', { name: 'Join the video call' }).click();
  await page.getByRole('button', { name: 'Join the call' }).click();
  await page.getByRole('button', { name: 'Leave' }).waitFor();
}
