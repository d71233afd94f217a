import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enteredInterview, readAttempt } from './interview-rows.ts';
import {
  answer,
  enterRoom,
  freshLink,
  modules,
  nextSavedChoice,
  openFirstModule,
  shareAndStart,
} from './room-steps.ts';
import { signIn } from './sign-in.ts';

test.setTimeout(180_000);

test('[BI-1] [BI-4] [BI-5] [BI-6] [BI-7] [BI-8] [BR-1] [BF-1] [BR-8] from the emailed link to the report', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await page.goto(await freshLink(product));
  await expect(page).toHaveURL(/\/bot-interview$/);
  await page.getByRole('button', { name: 'Continue to the terms' }).click();
  const agree = page.getByRole('button', { name: 'I agree' });
  await expect(agree).toBeDisabled();
  await page.getByRole('checkbox').check();
  await agree.click();
  await shareAndStart(page);
  await expect(
    page.getByText('Choose a question module from the left to begin your interview'),
  ).toBeVisible();
  await expect(page.getByText(/^Welcome .+, to the ebot interview$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Please select one skill set')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);

  const skills = modules(page);
  await skills.first().click();
  await answer(page, 0);
  await expect(skills.first()).toContainText('1/');
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByRole('button', { name: 'Question 1, Answered' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Question 2, Unanswered' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();

  // Also the first module hands in, once every question was seen.
  const submit = page.getByRole('button', { name: 'Submit Answers' });
  await expect(page.getByText(/^Not seen yet: \d+ questions? in .+\.$/)).toBeVisible();
  await expect(submit).toBeHidden();
  const pages = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
  for (const skill of await skills.all()) {
    await skill.click();
    for (const one of await pages.all()) await one.click();
  }
  await skills.first().click();
  await expect(page.getByText(/^You have seen every question\. Not answered: \d+/)).toBeVisible();
  await submit.click();
  await expect(
    page.getByText('Are you sure you want to submit your answers for the ebot interview?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const completed = page.getByRole('dialog', { name: 'Ebot Interview Successfully Completed' });
  await expect(completed).toBeVisible({ timeout: 90_000 });
  await expect(completed).toContainText(
    'Our team will review your responses and get back to you shortly.',
  );
  await expect(completed).toContainText('Uploaded completely.');
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await signIn(page, product.demo());
  const id = await entered;
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('loginData') ?? '{}').token,
  );
  const headers = { authorization: `Bearer ${token}` };
  const recording = async () => {
    const list = await page.request.get('/api/interviews?state=submitted', { headers });
    const { interviews } = (await list.json()).data as { interviews: Listed[] };
    return interviews.find((one) => one.interviewScheduleID === id)?.recording;
  };
  await expect.poll(recording, { timeout: 60_000 }).toBe('playable');
  await page.goto(`/company/view-interview?interviewScheduleID=${id}`);
  const length = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.duration || 0);
  await expect.poll(length).toBeGreaterThan(0);
});

type Listed = { interviewScheduleID: number; recording: string };

for (const [fate, deliver] of [
  ['never left this computer', false],
  ['was taken, and the word of it was lost', true],
] as const) {
  test(`[BQ-7] a reload before the acknowledgement loses nothing: the answer ${fate}`, async ({
    page,
    product,
  }) => {
    const entered = enteredInterview(page);
    await enterRoom(page, await freshLink(product));
    await openFirstModule(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const id = await entered;
    let met = 0;
    await page.route('**/api/attempts/answer', async (route) => {
      if (deliver) await route.fetch();
      met += 1;
      await route.abort();
    });
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByText('Not saved yet, we keep trying').first()).toBeVisible();
    // A page that dies earlier takes the request with it.
    await expect.poll(() => met).toBeGreaterThan(0);
    // The page dies and comes back while its answers still go nowhere.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    expect((await readAttempt(product, id)).answered).toBe(deliver ? 1 : 0);
    const saved = nextSavedChoice(page);
    // A handler that still fetches would come too late to abort.
    await page.unrouteAll({ behavior: 'wait' });
    await saved;
    expect((await readAttempt(product, id)).answered).toBe(1);

    await page.getByRole('button', { name: 'Go on' }).click();
    await shareAndStart(page);
    await expect(modules(page).first()).toContainText('1/');
    await openFirstModule(page);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.getByRole('radio').first().click();
    await expect(page.getByText('This answer cannot be changed!')).toBeVisible();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });
}

test('[BF-2] [BF-3] [BF-4] leaving fullscreen, blocked keys and pasting are met with their texts', async ({
  page,
  product,
}) => {
  await enterRoom(page, await freshLink(product));
  await page.keyboard.press('Control+s');
  await expect(
    page.getByText('Warning! This key is not available during the interview.'),
  ).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new ClipboardEvent('paste')));
  await expect(page.getByText('Warning! Pasting content is not allowed.')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('refused'));
    return document.exitFullscreen();
  });
  const dialog = page.getByRole('dialog', { name: 'Fullscreen Mode Required' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Return to Fullscreen' })).toBeVisible();
});

test('[BQ-6] an unknown link says that it has expired', async ({ page }) => {
  await page.goto(`/bot-interview?token=1.${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Token has expired' })).toBeVisible();
  await expectAccessible(page);
});

test('[BR-1] a screen that is refused leads to “Screen Sharing Required”', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto(await freshLink(product));
  await page.getByRole('button', { name: 'Check this computer first' }).click();
  await page.getByRole('button', { name: 'Share my screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
  await expect(dialog).toContainText('You must allow screen and microphone access to proceed.');
  await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('[BX-1] a missing camera is told in the words of the specification', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('none', 'NotFoundError'));
  });
  await page.goto(await freshLink(product));
  await page.getByRole('button', { name: 'Check this computer first' }).click();
  await expect(page.getByText('Camera Error')).toBeVisible();
  await expect(
    page.getByText('No camera found on this device. Please connect a camera and try again.'),
  ).toBeVisible();
});
