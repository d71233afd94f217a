import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newAddress } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import { sampleSeconds } from './sample-recording.ts';
import { signIn } from './sign-in.ts';
import { fillGate, mailedCode, shareWith, takenInterview, viewer } from './viewing-steps.ts';

test.setTimeout(180_000);

const video = (page: Page) => page.getByLabel('Recording 1', { exact: true });

const read = (page: Page, property: 'currentTime' | 'playbackRate' | 'duration' | 'readyState') =>
  video(page).evaluate((element, name) => (element as HTMLVideoElement)[name], property);

test('[RV-1] [RV-2] [RV-3] [RV-4] [RV-5] [RV-8] [RV-9] a shared recording is watched by whom it was shared with, until it is revoked', async ({
  page,
  browser,
  demo,
  product,
  playwright,
}) => {
  const { interviewScheduleID } = await takenInterview(product, playwright);
  const email = newAddress();
  const office = await browser.newContext({ baseURL: demo.baseUrl });
  const admin = await office.newPage();
  await signIn(
    admin,
    product.demo(),
    `/company/view-interview?interviewScheduleID=${interviewScheduleID}`,
  );
  await expect(admin.getByLabel('Recording of the interview')).toBeVisible({ timeout: 30_000 });
  const link = await shareWith(admin, product, email);

  await test.step('[RV-1] the secrets leave the address bar', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'View recording' })).toBeVisible();
    await expect(page).toHaveURL(/\/viewrecording$/);
  });

  await test.step('[RV-2] what is wrong is said under its field', async () => {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await fillGate(page, 'somebody@else.example');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Email mismatch');
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must accept the Terms & Conditions',
    );
  });

  await test.step('[RV-3] the terms take the place of the form, which keeps what was typed', async () => {
    await page.getByLabel('E-mail').fill(` ${email.toUpperCase()} `);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Terms & Conditions' }).click();
    await expect(page.getByRole('heading', { name: 'Terms & Conditions' })).toBeFocused();
    await expect(page.getByRole('checkbox')).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('First name')).toHaveValue(viewer.firstName);
    await expect(page.getByRole('checkbox')).toBeChecked();
    // The browser's own Back is the same way.
    await page.getByRole('button', { name: 'Terms & Conditions' }).click();
    await expect(page.getByRole('heading', { name: 'Terms & Conditions' })).toBeFocused();
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue(viewer.firstName);
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  const boxes = page.getByRole('group', { name: 'Code of six digits' }).getByRole('textbox');
  const verify = page.getByRole('button', { name: 'Verify' });

  await test.step('[RV-4] six boxes take digits and give them back', async () => {
    await verify.click();
    await expect(page.getByText('OTP sent to your email')).toBeVisible();
    await expect(boxes.nth(0)).toBeFocused();
    await expect(verify).toBeDisabled();
    await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDisabled();
    await page.keyboard.type('1a2');
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(boxes.nth(1)).toHaveValue('');
    await page.keyboard.type('34567');
    await expect(verify).toBeEnabled();
    await verify.click();
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await verify.click();
    await expect(boxes.nth(0)).toHaveValue('');
    await expect(page.getByText('Invalid OTP')).toBeHidden();
  });

  await test.step('[RV-5] the recording plays, with speeds and the seek helper', async () => {
    await expect(boxes.nth(0)).toBeFocused();
    await page.keyboard.insertText(await mailedCode(product, email));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Recording 1' })).toBeVisible();
    await expect.poll(() => read(page, 'readyState')).toBeGreaterThanOrEqual(1);
    expect(Math.abs((await read(page, 'duration')) - sampleSeconds)).toBeLessThan(0.5);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText(/Access ends in 1 h 59 min|Access ends in 2 h/)).toBeVisible();

    await page.getByLabel('Speed', { exact: true }).selectOption('Custom');
    const customSpeed = page.getByLabel('Custom speed, 0.1 to 5');
    await customSpeed.fill('0');
    await expect.poll(() => read(page, 'playbackRate')).toBe(0.1);
    await customSpeed.fill('9');
    await expect.poll(() => read(page, 'playbackRate')).toBe(5);
    await customSpeed.blur();
    await expect(customSpeed).toHaveValue('5');
    await customSpeed.fill('1.756');
    await expect.poll(() => read(page, 'playbackRate')).toBe(1.76);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(0.5);
    await page.getByRole('button', { name: 'Pause' }).click();
    const before = await read(page, 'currentTime');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => read(page, 'currentTime'))
      // The player keeps microseconds, the sum keeps more.
      .toBeGreaterThan(Math.min(before + 5, sampleSeconds - 0.5) - 0.001);
    await page.keyboard.press('Home');
    await expect.poll(() => read(page, 'currentTime')).toBe(0);
    await page.keyboard.press('>');
    await expect(page.getByLabel('Speed', { exact: true })).toHaveValue('2');
    const preview = page.locator('.seek-preview');
    await page.getByRole('slider', { name: 'Seek' }).hover();
    await expect(preview).toContainText(/0:0[345]/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await page.getByRole('slider', { name: 'Seek' }).press('Home');
    await expect(preview).toContainText('0:00');
    await page.keyboard.press('Tab');
    await expect(preview).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('[RV-8] the report says who watched, when and how much', async () => {
    const log = admin.getByRole('list', { name: 'Who has watched' }).getByRole('listitem');
    await expect(async () => {
      await admin.reload();
      await expect(log.filter({ hasText: email })).toContainText(/Watched \d+ s of 8 s/, {
        timeout: 2000,
      });
    }).toPass();
    await expect(log.filter({ hasText: email })).toContainText(
      `${viewer.firstName} ${viewer.lastName}`,
    );
  });

  await test.step('[RV-9] what is revoked cannot be watched any more', async () => {
    await admin.getByRole('button', { name: 'Revoke access of Vera Sund' }).click();
    const question = admin.getByRole('dialog');
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(admin.getByRole('list', { name: 'Shared with' })).toContainText('Revoked');
    await page.reload();
    await expect(verify).toBeVisible();
    await expect(video(page)).toBeHidden();
  });
  await office.close();
});

test('[RV-1] a link without its token is told so', async ({ page }) => {
  await page.goto('/viewrecording?emailtoken=dmVyYUBleGFtcGxlLmNvbQ==');
  await expect(page.getByRole('alert')).toHaveText('Invalid access token');
  await fillGate(page, 'somebody@else.example');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid access token');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Email mismatch');
  await expectAccessible(page);
});

test('[RV-6] recordings that do not come, or are none, are told so', async ({ page }) => {
  const reply = (data: unknown) => ({ json: { success: true, statusCode: 200, data } });
  const link = '/viewrecording?token=1.x&emailtoken=dmVyYUBleGFtcGxlLmNvbQ==';
  const calls = '**/api/viewing/recording';

  await page.route(calls, (route) => route.fulfill(reply(null)));
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to load recordings. Please try again or contact support.',
  );

  await page.unroute(calls);
  await page.route(calls, (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load recordings. Please try again.', {
    timeout: 20_000,
  });

  await page.unroute(calls);
  const now = new Date().toISOString();
  const none = {
    recordings: [],
    emptyReason: 'not-recorded',
    companyName: 'Larkfield Robotics',
    interviewTitle: 'Backend engineer',
    candidateName: null,
    contactName: 'Ingrid Solberg',
    contactEmail: 'ingrid@larkfield.example',
    watermark: null,
    accessExpiresAt: now,
    shareExpiresAt: now,
    urlsExpireAt: now,
    serverTime: now,
    viewKey: null,
  };
  await page.route(calls, (route) => route.fulfill(reply(none)));
  await page.getByRole('button', { name: 'Try again' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The interview was not recorded.');
  await expect(alert).toContainText('The recording is still being processed.');
  await expect(alert).toContainText('The interview was cancelled.');
  await expect(alert).toContainText('contact the interviewer: Ingrid Solberg');
  await expectAccessible(page);
});

test('[RV-9] a download whose URL has run out goes on by itself with a fresh one', async ({
  page,
}) => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const shared = (name: string, minutes: number) => {
    const recording = {
      ...{
        title: 'Recording 1',
        fileType: 'mp4',
        converted: true,
        mimeType: 'video/mp4',
        durationMs: 8_000,
      },
      ...{ bytes: 5, startedAt: null, gaps: [], posterUrl: null, thumbnails: null },
      ...{ url: `/media/${name}`, downloadUrl: `/media/${name}` },
    };
    const names = { companyName: 'Larkfield Robotics', interviewTitle: 'Backend engineer' };
    const contact = { contactName: 'Ingrid Solberg', contactEmail: 'ingrid@larkfield.example' };
    const times = { accessExpiresAt: at(60), shareExpiresAt: at(600), urlsExpireAt: at(minutes) };
    const rest = { candidateName: null, watermark: null, viewKey: null, emptyReason: null };
    const data = { recordings: [recording], ...names, ...contact, ...times, ...rest };
    return { json: { success: true, statusCode: 200, data: { ...data, serverTime: at(0) } } };
  };
  await page.route('**/media/*', async (route) => {
    // A player that is refused asks for fresh URLs, too; here it waits, so that the download is who asks.
    if (route.request().resourceType() === 'media') return;
    await route.fulfill({ body: 'bytes', headers: { 'content-disposition': 'attachment' } });
  });
  // Never without a route: what is asked in between would reach a server that knows no such share.
  let newest = shared('old.mp4', -1);
  await page.route('**/api/viewing/recording', (route) => route.fulfill(newest));
  await page.goto('/viewrecording?token=1.x&emailtoken=dmVyYUBleGFtcGxlLmNvbQ==');
  const button = page.getByRole('button', { name: 'Download as MP4' });
  await expect(button).toBeVisible();
  newest = shared('fresh.mp4', 15);
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).url()).toContain('/media/fresh.mp4');
});
