import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { takeInterview } from './take-interview.ts';

/**
 * Lets the first URL of the recording run out in mid-play: its second half is refused, and what lies
 * before it comes without what follows. Every later URL is served as it is.
 */
async function letTheFirstUrlRunOut(page: Page): Promise<{ readonly urls: Set<string> }> {
  const urls = new Set<string>();
  await page.route('**/objects/**', async (route) => {
    const url = route.request().url();
    urls.add(url);
    if (urls.size > 1) return route.continue();
    const whole = await (await page.request.get(url)).body();
    const half = Math.floor(whole.length / 2);
    // The index lies at one of the two ends: both are served.
    const tail = whole.length - Math.floor(whole.length / 8);
    const from = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    if (from >= half && from < tail) return route.fulfill({ status: 403, body: '' });
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
  return { urls };
}

test('[RV-9] [BR-8] a URL that runs out in mid-play is replaced, and the recording plays on from there', async ({
  page,
  demo,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: demo.baseUrl });
  const taken = await takeInterview(request, demo.links.botInterview);
  await request.dispose();
  await signIn(page, demo);
  const { urls } = await letTheFirstUrlRunOut(page);
  await page.goto(`/company/view-interview?interviewScheduleID=${taken.interviewScheduleID}`);
  const video = page.getByLabel('Recording of the interview');
  await expect(video).toBeVisible({ timeout: 30_000 });
  const positions = await video.evaluateHandle((element: HTMLVideoElement) => {
    const seen: number[] = [];
    element.addEventListener('seeked', () => seen.push(element.currentTime));
    element.muted = true;
    void element.play();
    return seen;
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 30_000 })
    .toBe(true);
  expect(urls.size).toBeGreaterThan(1);
  // The one jump is the return to where it was refused; to start over would be one to 0, or none.
  const [back] = await positions.jsonValue();
  expect(back).toBeGreaterThan(0.1);
  await expect(page.getByText('The recording cannot be played')).toBeHidden();
});
