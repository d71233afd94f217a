import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, joinFrom, test } from './call-steps.ts';
import { bothSend, leaveBoth, watchByShare } from './recorded-call-steps.ts';
import { signIn } from './sign-in.ts';

test.setTimeout(180_000);

test('[VL-9] [RV-5] a call is recorded with everybody’s agreement, the report plays it in step, and a link the film', async ({
  page,
  product,
  asked,
  openOther,
}) => {
  await joinFrom(page, asked.candidateLink);
  const host = await openOther();
  await joinFrom(host, await asked.seatLink());
  await expect(page.getByRole('button', { name: 'Record' })).toHaveCount(0);

  await host.getByRole('button', { name: 'Record' }).click();
  await host.getByRole('button', { name: 'Ask everybody' }).click();
  await expect(host.getByText('Not recorded yet: waiting for Ada Lovelace')).toBeVisible();
  await expect(page.getByRole('group', { name: 'asks to record this call' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree' }).click();
  const mark = (one: Page) =>
    one.getByLabel('Recording of the call').getByText('Recording', { exact: true });
  await expect(mark(page)).toBeVisible();
  await expect(mark(host)).toBeVisible();
  await bothSend(page, host);
  // Whoever withdraws is heard, though the first try does not arrive and they come back by their link.
  const answering = '**/api/call/recording/answer';
  await page.route(answering, (route) => route.abort());
  await page.getByRole('button', { name: 'Agree no longer' }).click();
  await expect(page.getByText('Nothing of you is recorded any more.')).toBeVisible();
  await joinFrom(page, asked.candidateLink);
  await expect(page.getByText('Nothing of you is recorded any more.')).toBeVisible();
  await page.unroute(answering);
  await expect(host.getByText('Not recorded: not everybody agrees')).toBeVisible();
  await page.getByRole('button', { name: 'Agree after all' }).click();
  await expect(mark(host)).toBeVisible();
  await host.getByRole('button', { name: 'End recording' }).click();
  await expect(mark(page)).toHaveCount(0);
  await leaveBoth(page, host);

  await signIn(
    page,
    product.demo(),
    `/company/view-interview/interviewer-feedback?interviewScheduleID=${asked.id}`,
  );
  await expect(page.getByRole('heading', { name: 'Recording of the call' })).toBeVisible();
  const videos = page.locator('video');
  // One that has nothing of the first instant is there, and hidden.
  await expect(videos).not.toHaveCount(0);
  // Where FFmpeg was quick there is a film already.
  const apart = page.getByRole('button', { name: 'Show each person separately' });
  if (await apart.isVisible()) await apart.click();
  await expect(videos).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play' }).click();
  const places = () =>
    videos.evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).currentTime));
  await expect.poll(async () => Math.min(...(await places()))).toBeGreaterThan(1);

  // Somebody outside gets the film of everybody.
  await expect(async () => {
    await page.reload();
    await expect(apart).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await watchByShare(page, host, product, { mayDownload: true });
  await expect(host.getByText('Recording 1, Everybody').first()).toBeVisible();
  const film = host.getByLabel('Recording 1', { exact: true });
  await host.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(() => film.evaluate((one) => (one as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.5);
  await expectAccessible(host);
});
