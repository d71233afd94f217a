import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openChromium } from '../packages/recorder/test-browser/chromium.ts';
import { expect, test } from './fixtures.ts';
import { enteredInterview } from './interview-rows.ts';
import {
  enterMonitoredRoom,
  enterTypingRoom,
  freshProctoredLink,
  printInTheRoom,
  reportKept,
  reviewerOf,
  submitInterview,
} from './monitor-steps.ts';

test.setTimeout(240_000);

/** What the monitors send, and nothing else of the room. */
const reports = /\/api\/(scheduleinterview|proctoring)\//;

/** From now on nothing of the monitors leaves this page. */
const cutReports = (page: Page) => page.route(reports, (route) => route.abort());

/** The arrival of the page's own words about its session: everything before it has been sent. */
const historyArrived = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith('/audit-history') && reply.ok());

test('[MS-4] what happens without a network is reported when it is back, once', async ({
  page,
  context,
  product,
}) => {
  const entered = enteredInterview(page);
  const monitors = await enterTypingRoom(page, product);
  const report = await reviewerOf(product, await entered);
  await context.setOffline(true);
  await printInTheRoom(page, monitors);
  expect(await report.count('PRINT_ATTEMPT')).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => report.count('PRINT_ATTEMPT'), { timeout: 60_000 }).toBe(1);
});

test('[MS-4] a report whose acknowledgement is lost is sent again, and counts once', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  const prints: string[] = [];
  await page.route('**/bot-violationtracking', async (route) => {
    const { violation } = route.request().postDataJSON();
    if (violation?.violationType !== 'PRINT_ATTEMPT') return await route.continue();
    prints.push(violation.eventKey);
    if (prints.length > 1) return await route.continue();
    // The server takes it; its answer never arrives.
    await route.fetch();
    await route.abort();
  });
  const monitors = await enterTypingRoom(page, product);
  const report = await reviewerOf(product, await entered);
  await printInTheRoom(page, monitors);
  await expect.poll(() => prints.length, { timeout: 60_000 }).toBe(2);
  expect(prints[1]).toBe(prints[0]);
  await expect.poll(() => report.count('PRINT_ATTEMPT'), { timeout: 60_000 }).toBe(1);
});

test('[MS-4] what waited when the page was reloaded is sent by the next one, without a click', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  const monitors = await enterTypingRoom(page, product);
  const report = await reviewerOf(product, await entered);
  await cutReports(page);
  await printInTheRoom(page, monitors);
  // Waiting it is once it is kept: the page may be gone before that.
  await reportKept(page, await entered, 'PRINT_ATTEMPT');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(await report.count('PRINT_ATTEMPT')).toBe(0);
  await page.unroute(reports);
  await page.reload();
  await expect.poll(() => report.count('PRINT_ATTEMPT'), { timeout: 60_000 }).toBe(1);
});

test('[MS-4] a browser that dies without a network keeps its reports for the next one', async ({
  product,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'candor-profile-'));
  const link = await freshProctoredLink(product);
  let browser = await openChromium(profile);
  try {
    const { page } = browser;
    const entered = enteredInterview(page);
    const monitors = await enterMonitoredRoom(page, link);
    const report = await reviewerOf(product, await entered);
    await page.context().setOffline(true);
    await printInTheRoom(page, monitors);
    await reportKept(page, await entered, 'PRINT_ATTEMPT');
    await browser.kill();
    expect(await report.count('PRINT_ATTEMPT')).toBe(0);
    browser = await openChromium(profile);
    await browser.page.goto(link);
    await expect.poll(() => report.count('PRINT_ATTEMPT'), { timeout: 60_000 }).toBe(1);
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

test('[MS-1] [MS-3] the submission ends the session with its totals and its history', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  const monitors = await enterMonitoredRoom(page, await freshProctoredLink(product));
  const report = await reviewerOf(product, await entered);
  await printInTheRoom(page, monitors);
  const arrived = historyArrived(page);
  await submitInterview(page);
  await arrived;
  const { totalsAgree, history } = await report.read();
  expect(totalsAgree).toBe(true);
  expect(history).toEqual([
    expect.objectContaining({
      endReason: 'INTERVIEW_COMPLETED',
      VoiceTracking: expect.stringMatching(/^Voice: /),
      EyeTracking: expect.stringMatching(/^Eyes and face: /),
      Keyboardtracking: expect.stringMatching(/PRINT_ATTEMPT 1/),
    }),
  ]);
});

test('[MS-4] [BQ-7] reports that cannot leave hold up no completion, and leave the page of its end', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  const link = await freshProctoredLink(product);
  const monitors = await enterMonitoredRoom(page, link);
  const report = await reviewerOf(product, await entered);
  await cutReports(page);
  await printInTheRoom(page, monitors);
  const completed = await submitInterview(page);
  await completed.getByRole('button', { name: 'Exit' }).click();
  await page.waitForURL(/\/home$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This interview is over' })).toBeVisible();
  const note = page.getByText('This computer still holds a part of it, which is being sent now');
  await expect(note).toContainText('what the monitors noted');
  await page.unroute(reports);
  // The next visit waits for nothing: what failed so often would be sent half a minute later.
  const arrived = historyArrived(page);
  await page.reload();
  await arrived;
  await expect(note).toBeHidden();
  expect(await report.count('PRINT_ATTEMPT')).toBe(1);
  const { totalsAgree, history } = await report.read();
  expect(totalsAgree).toBe(true);
  expect(history.map(({ endReason }) => endReason)).toEqual(['INTERVIEW_COMPLETED']);
});
