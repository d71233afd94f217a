import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { ffmpeg } from '../tools/test/programs.ts';
import { expectAccessible } from './accessibility.ts';
import { newAddress } from './account-mail.ts';
import { expect, test as base } from './fixtures.ts';
import { startProduct } from './product.ts';
import { sampleSeconds } from './sample-recording.ts';
import { signIn } from './sign-in.ts';
import { fillGate, mailedCode, shareWith, takenInterview } from './viewing-steps.ts';

/** On a machine without FFmpeg: what a browser recorded is all that the server has. */
const test = base.extend<object, { product: Awaited<ReturnType<typeof startProduct>> }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ FFMPEG: '/there/is/none' });
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.setTimeout(180_000);

/** Decodes it from end to end: throws where a picture or a sound cannot be. */
async function decoded(download: Download) {
  const path = await download.path();
  const program = ffmpeg.find() ?? ffmpeg.advice;
  execFileSync(program, ['-v', 'error', '-xerror', '-i', path, '-f', 'null', '-']);
  const about = ['-show_entries', 'stream=codec_name:format=format_name,duration', '-of', 'json'];
  const found: {
    streams: { codec_name: string }[];
    format: { format_name: string; duration: string };
  } = JSON.parse(
    execFileSync(join(dirname(program), 'ffprobe'), ['-v', 'error', ...about, path], {
      encoding: 'utf8',
    }),
  );
  return {
    codecs: found.streams.map(({ codec_name }) => codec_name).toSorted(),
    container: found.format.format_name,
    seconds: Math.round(Number(found.format.duration)),
    bytes: readFileSync(path),
  };
}

/** What the page said while it worked, one after the other. */
async function noteSaid(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('output')) {
        if (textContent && texts.at(-1) !== textContent) texts.push(textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => said.jsonValue();
}

test('[MC-1] an MP4 that the server has is what is downloaded', async ({ page, demo }) => {
  await signIn(page, demo);
  // The demo's recordings were converted when they were made.
  await page.goto('/company/interviews');
  await page.getByRole('row').filter({ hasText: /Ready/ }).getByRole('link').last().click();
  const converters: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('convert-worker')) converters.push(request.url());
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as MP4' }).click();
  expect(await decoded(await download)).toMatchObject({ codecs: ['aac', 'h264'] });
  expect(converters).toEqual([]);
});

test('[MC-1] a recording that the server could not convert is downloaded as MP4, in the report and behind the gate', async ({
  page,
  browser,
  demo,
  product,
  playwright,
}) => {
  const { interviewScheduleID } = await takenInterview(product, playwright);
  await signIn(page, demo, `/company/view-interview?interviewScheduleID=${interviewScheduleID}`);
  const button = page.getByRole('button', { name: 'Download as MP4' });
  await expect(button).toBeVisible({ timeout: 30_000 });

  await test.step('the report converts it and says so', async () => {
    const said = await noteSaid(page);
    const download = page.waitForEvent('download');
    await button.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`Interview ${interviewScheduleID}.mp4`);
    expect(await decoded(file)).toMatchObject({
      codecs: ['aac', 'h264'],
      container: expect.stringContaining('mp4'),
      seconds: sampleSeconds,
    });
    await expect(page.getByText('Saved as MP4.')).toBeVisible();
    expect(await said()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Converting in this browser, \d+ %/)]),
    );
    await expectAccessible(page);
    await expect(page.getByRole('list', { name: 'Who has watched' })).toContainText(
      'May have downloaded the file',
    );
  });

  await test.step('a browser that cannot encode saves the raw recording', async () => {
    await page.route('**/convert-worker-*.js', async (route) => {
      const response = await route.fetch();
      const body = `delete self.VideoEncoder;${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await page.reload();
    const download = page.waitForEvent('download');
    await button.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`Interview ${interviewScheduleID}.webm`);
    expect(await decoded(file)).toMatchObject({
      codecs: ['opus', 'vp8'],
      container: expect.stringContaining('webm'),
      seconds: sampleSeconds,
    });
    await expect(
      page.getByText(
        'This browser cannot make an MP4 of it. It was saved as it was recorded, as WebM, which browsers and VLC play.',
      ),
    ).toBeVisible();
  });

  await test.step('who it was shared with saves it in the same way', async () => {
    const email = newAddress();
    const link = await shareWith(page, product, email, { mayDownload: true });
    const outside = await browser.newContext({ baseURL: demo.baseUrl });
    const viewer = await outside.newPage();
    await viewer.goto(link);
    await fillGate(viewer, email);
    await viewer.getByRole('checkbox').check();
    await viewer.getByRole('button', { name: 'Verify' }).click();
    await expect(viewer.getByText('OTP sent to your email')).toBeVisible();
    await viewer.keyboard.insertText(await mailedCode(product, email));
    await viewer.keyboard.press('Enter');
    const download = viewer.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Download as MP4' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Recording 1.mp4');
    expect(await decoded(file)).toMatchObject({ codecs: ['aac', 'h264'], seconds: sampleSeconds });
    await outside.close();
  });
});
