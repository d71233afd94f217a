import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accommodate, enteredInterview, recordMonitored } from './interview-rows.ts';
import {
  enterMonitoredRoom,
  enterTypingRoom,
  freshProctoredLink,
  reviewerOf,
} from './monitor-steps.ts';
import { show, speak, stageDevices } from './staged-devices.ts';

test.setTimeout(240_000);

/** A model on a machine that does other things meanwhile. */
const seenWithin = { timeout: 60_000 };
const alone = { x: 320, y: 220, size: 110 };

/** Where the room says its warnings, without anything being unfolded. */
const warningsOf = (page: Page) => page.getByRole('log', { name: 'Warnings' });

/** Unfolds the panel of a monitor, or folds it. */
async function unfold(monitors: Locator, name: string): Promise<Locator> {
  const panel = monitors.getByRole('group').filter({ hasText: name });
  await panel.getByText(name, { exact: true }).click();
  return panel;
}

test('[ME-1] [ME-2] [ME-9] every warning of the face is said in its words', async ({
  page,
  product,
}) => {
  await stageDevices(page);
  const link = await freshProctoredLink(product);
  const warnings = warningsOf(page);
  const [monitors] = await Promise.all([
    enterMonitoredRoom(page, link),
    // Asked for five seconds only, maybe while the room is still entered.
    expect(
      warnings.getByText('Calibrating eye tracking… Please look at the center of the screen.'),
    ).toBeVisible({ timeout: 120_000 }),
  ]);
  await show(page, [alone]);
  await expect(warnings.getByText(/^Calibrating/)).toHaveCount(0, seenWithin);
  // A slow machine may have seen too little by then, and takes what comes for the centre until it has enough.
  const eyes = await unfold(monitors, 'Eyes and face');
  await expect(eyes.getByText('Done', { exact: true })).toBeVisible(seenWithin);
  await unfold(monitors, 'Eyes and face');
  await show(page, [{ ...alone, turn: 1 }]);
  await expect(warnings.getByText('Please look at the screen during the assessment.')).toBeVisible(
    seenWithin,
  );
  await show(page, [
    { x: 320, y: 220, size: 90 },
    { x: 530, y: 220, size: 80 },
  ]);
  await expect(
    warnings.getByText('Multiple faces detected (2). Please ensure only one person is visible.'),
  ).toBeVisible(seenWithin);
  await show(page, []);
  const noFace = warnings.getByText(
    'No face detected. Please ensure your face is visible in the camera.',
  );
  await expect(noFace).toBeVisible(seenWithin);
  await expect(
    warnings.getByText(
      'Warning! Your face is not visible. Please ensure your face is clearly visible in the camera.',
    ),
  ).toHaveCount(1);
  // Nothing of a question lies below it.
  const [place, question] = [
    await warnings.boundingBox(),
    await page.getByRole('heading', { level: 2 }).first().boundingBox(),
  ];
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  await warnings.getByRole('button', { name: 'Close: Eye Tracking Warning' }).click();
  await expect(noFace).toHaveCount(0);
});

test('[MV-1] [MV-5] a voice is said in its words, and a microphone that fails', async ({
  page,
  product,
}) => {
  await stageDevices(page);
  const link = await freshProctoredLink(product);
  // Nothing is recorded, so no share brings a microphone: the monitor asks for its own.
  await recordMonitored(product, false);
  // Nor is this candidate watched by a camera, or even asked for one.
  await accommodate(product, link, { noCamera: true });
  const entered = enteredInterview(page);
  let monitors: Locator;
  try {
    monitors = await enterMonitoredRoom(page, link, { isRecorded: false });
  } finally {
    await recordMonitored(product, true);
  }
  const report = await reviewerOf(product, await entered);
  await expect(page.getByText('Eyes and face')).toHaveCount(0);
  await expect(page.getByLabel('Your camera')).toHaveCount(0);
  const voice = await unfold(monitors, 'Voice');
  await expect(voice.getByText('Voice Detection Active')).toBeVisible(seenWithin);
  await expect(voice.getByText('No Voice')).toBeVisible();
  await speak(page);
  const said = warningsOf(page).getByText('Voice detected. Please remain silent during the exam.');
  // Where none comes, what the monitor heard says why.
  await expect
    .poll(async () => ((await said.isVisible()) ? 'warned' : voice.innerText()), seenWithin)
    .toBe('warned');
  await expect(voice.getByText('Voice Detected', { exact: true })).toBeVisible(seenWithin);
  await voice.getByRole('button', { name: 'Stop Detection' }).click();
  await expect(voice.getByText('Voice Detection Inactive')).toBeVisible();
  await page.evaluate(() => {
    AudioContext.prototype.createMediaStreamSource = () => {
      throw new DOMException('in use', 'NotReadableError');
    };
  });
  await voice.getByRole('button', { name: 'Start Detection' }).click();
  await expect(warningsOf(page).getByText('Failed to access microphone')).toBeVisible();
  const { health } = await report.read();
  expect(health.map(({ setting }) => setting)).toEqual(['accommodated', 'on', 'on']);
});

const keys = [
  ['Control+Tab', 'Tab switching is not allowed during the exam.'],
  ['Control+c', 'Copying content is not allowed during the exam.'],
  ['Control+v', 'Pasting content is not allowed during the exam.'],
  ['F12', 'Developer tools access is not allowed during the exam.'],
  ['PrintScreen', 'Screenshot attempts are not allowed during the exam.'],
  ['Control+s', 'Saving content is not allowed during the exam.'],
  ['Control+p', 'Printing is not allowed during the exam.'],
  ['Control+k', 'This key combination is not allowed during the exam.'],
] as const;

test('[KB-2] every warning of the keyboard is said in its words', async ({ page, product }) => {
  const monitors = await enterTypingRoom(page, product);
  const keyboard = await unfold(monitors, 'Keyboard');
  await expect(keyboard.getByText('Keyboard Monitoring Active')).toBeVisible();
  const warned = async (act: () => Promise<void>, text: string) => {
    // A warning within three seconds of another one is not said: it is tried again.
    await expect(async () => {
      await act();
      await expect(warningsOf(page).getByText(text)).toBeVisible({ timeout: 3100 });
    }).toPass(seenWithin);
  };
  for (const [combination, text] of keys) {
    await warned(() => page.keyboard.press(combination), text);
  }
  await warned(
    // On what stays: the last warning may have closed by then.
    () => keyboard.getByText('Keyboard Monitoring Active').click({ button: 'right' }),
    'Unauthorized keyboard activity detected.',
  );
});

/** Nothing of the model arrives while this holds; `release` lets all of it go. */
async function holdModel(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/face_mesh*.wasm', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('[ME-7] a slow model is said after 50 × 100 ms, and tracks when it has come', async ({
  page,
  product,
}) => {
  await stageDevices(page);
  const release = await holdModel(page);
  const monitors = await enterMonitoredRoom(page, await freshProctoredLink(product));
  await expect(
    warningsOf(page).getByText('MediaPipe models failed to load within timeout period.'),
  ).toBeVisible(seenWithin);
  release();
  await expect(monitors.getByText('Tracking', { exact: true })).toBeVisible(seenWithin);
});

test('[ME-7] a model that never comes is started again, then nobody claims to know', async ({
  page,
  product,
}) => {
  await stageDevices(page);
  let starts = 0;
  await page.route('**/face_mesh.js', (route) => {
    starts += 1;
    return route.abort();
  });
  const entered = enteredInterview(page);
  const monitors = await enterMonitoredRoom(page, await freshProctoredLink(product));
  const report = await reviewerOf(product, await entered);
  // Not by “Trying again”: a busy machine is told after five seconds that it is late, and that stays.
  await expect.poll(() => starts, seenWithin).toBeGreaterThan(2);
  await expect(
    warningsOf(page).getByText('MediaPipe models failed to load within timeout period.'),
  ).toBeVisible(seenWithin);
  await expect(monitors.getByText('Working without the face model')).toBeVisible(seenWithin);
  const eyes = await unfold(monitors, 'Eyes and face');
  // First once, then the fallback's own picture: colours only.
  await expect(eyes.getByText('Unknown').first()).toBeVisible(seenWithin);
  const { episodes, health } = await report.read();
  expect(episodes.filter(({ trackingSystem }) => trackingSystem === 'eye')).toEqual([]);
  expect(health.find(({ trackingSystem }) => trackingSystem === 'eye')?.upShare).toBeLessThan(1);
});
