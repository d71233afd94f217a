import type { Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { freshLink } from './room-steps.ts';
import { signIn } from './sign-in.ts';
import { takeInterview } from './take-interview.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];

type Expiry = {
  readonly urls: Set<string>;
  /** Refuses the first URL from now on. */
  readonly runOut: () => void;
};

/**
 * Lets the first URL of the recording run out: its second half waits for `runOut` and is then refused,
 * and what lies before it comes without what follows. Every later URL is served as it is.
 */
async function letTheFirstUrlRunOut(page: Page): Promise<Expiry> {
  const urls = new Set<string>();
  const expiry = Promise.withResolvers<void>();
  await page.route('**/objects/**', async (route) => {
    // The poster has a URL of its own.
    if (route.request().resourceType() !== 'media') return route.continue();
    const url = route.request().url();
    urls.add(url);
    if (urls.size > 1) return route.continue();
    const whole = await (await page.request.get(url)).body();
    const half = Math.floor(whole.length / 2);
    // The index lies at one of the two ends: both are served.
    const tail = whole.length - Math.floor(whole.length / 8);
    const from = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    if (from >= half && from < tail) {
      await expiry.promise;
      return route.fulfill({ status: 403, body: '' });
    }
    const to = from < half ? half : whole.length;
    return route.fulfill({
      status: 206,
      headers: {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${to - 1}/${whole.length}`,
      },
      body: whole.subarray(from, to),
    });
  });
  return { urls, runOut: () => expiry.resolve() };
}

/** The recording of an interview just taken, on its report, not yet playing. */
async function openRecording(
  page: Page,
  product: Product,
  playwright: Playwright,
): Promise<Locator> {
  const link = await freshLink(product);
  const request = await playwright.request.newContext({ baseURL: product.demo().baseUrl });
  const taken = await takeInterview(request, link);
  await request.dispose();
  await page.goto(`/company/view-interview?interviewScheduleID=${taken.interviewScheduleID}`);
  const video = page.getByLabel('Recording of the interview');
  await expect(video).toBeVisible({ timeout: 30_000 });
  return video;
}

const play = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    // Refused when the URL changes under it: the page plays it again.
    element.play().catch(() => undefined);
  });

const position = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);

async function expectEnd(video: Locator): Promise<void> {
  const hasEnded = () => video.evaluate((element: HTMLVideoElement) => element.ended);
  await expect.poll(hasEnded, { timeout: 30_000 }).toBe(true);
}

test.setTimeout(120_000);

test('[RV-9] [BR-8] a URL that runs out in mid-play is replaced, and the recording plays on from there', async ({
  page,
  demo,
  product,
  playwright,
}) => {
  await signIn(page, demo);
  const { urls, runOut } = await letTheFirstUrlRunOut(page);
  const video = await openRecording(page, product, playwright);
  const positions = await video.evaluateHandle((element: HTMLVideoElement) => {
    const seen: number[] = [];
    element.addEventListener('seeked', () => seen.push(element.currentTime));
    return seen;
  });
  await page.getByLabel('Speed', { exact: true }).selectOption('1.25×');
  await play(video);
  await expect.poll(() => position(video)).toBeGreaterThan(0.1);
  runOut();
  await expectEnd(video);
  expect(urls.size).toBeGreaterThan(1);
  // The one jump is the return to where it was refused; to start over would be one to 0, or none.
  const [back] = await positions.jsonValue();
  expect(back).toBeGreaterThan(0.1);
  expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.25);
  await expect(page.getByText('The recording cannot be played')).toBeHidden();
});

test('[RV-9] a URL that is replaced before it runs out lets the recording play on', async ({
  page,
  demo,
  product,
  playwright,
}) => {
  await signIn(page, demo);
  const video = await openRecording(page, product, playwright);
  await play(video);
  await expect.poll(() => position(video)).toBeGreaterThan(0.1);
  // As when the report is read anew, and its recordings are signed anew.
  await video.evaluate((element: HTMLVideoElement) => {
    element.src = `${element.currentSrc}#anew`;
  });
  await expectEnd(video);
});
