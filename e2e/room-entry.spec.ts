import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { openTomorrow } from './interview-rows.ts';
import { acceptTerms, enterRoom, freshLink, openFirstModule, shareAndStart } from './room-steps.ts';
import { signIn } from './sign-in.ts';

test('[BI-3] while the questions are on their way the overlay says so', async ({
  page,
  product,
}) => {
  await acceptTerms(page, await freshLink(product));
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/attempts/questions', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(page.getByRole('heading', { name: 'Loading Questions...' })).toBeVisible();
  await expect(page.getByText('Please wait while we prepare your interview')).toBeVisible();
  await expectAccessible(page);
  asked.resolve();
  await expect(page.getByText('Select a skill to start answering questions')).toBeVisible();
});

test('[BI-3] questions that cannot be had leave screen and clock alone, and another try works', async ({
  page,
  product,
}) => {
  await acceptTerms(page, await freshLink(product));
  await page.route('**/api/attempts/questions', (route) =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  );
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(page.getByText('Error: Bot Interview')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.unroute('**/api/attempts/questions');
  await shareAndStart(page);
});

/** Refuses the start as the server does, without the circumstances that it would take. */
async function refuseStart(page: Page, code: string, message: string): Promise<void> {
  const reply = { success: false, statusCode: 409, message, errors: [{ code, message }] };
  await page.route('**/api/attempts/questions', (route) =>
    route.fulfill({ status: 409, json: reply }),
  );
}

for (const [code, title] of [
  [
    'facial_terms_required',
    'You must accept the facial tracking terms and conditions to continue with the interview.',
  ],
  ['no_questions', 'This interview has no questions yet'],
  ['interview_cancelled', 'This interview was cancelled'],
] as const) {
  test(`a start refused with ${code} says what to do`, async ({ page, product }) => {
    await refuseStart(page, code, 'Refused.');
    await acceptTerms(page, await freshLink(product));
    await page.getByRole('button', { name: 'Share my screen' }).click();
    await page.getByRole('button', { name: 'Start interview' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('[BI-1] terms that changed meanwhile are shown again before the start', async ({
  page,
  product,
}) => {
  await refuseStart(page, 'terms_changed', 'The terms have changed. Please read them again.');
  await acceptTerms(page, await freshLink(product));
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(page.getByText('The terms have changed. Please read them again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I agree' })).toBeDisabled();
  await page.unroute('**/api/attempts/questions');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I agree' }).click();
  await shareAndStart(page);
});

/** Answers one question without a connection and reads whose answers the downloaded file names. */
async function candidateOfFile(page: Page): Promise<number> {
  await openFirstModule(page);
  await page.context().setOffline(true);
  await page.keyboard.press('a');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  return file.candidateId;
}

for (const from of ['the interview', 'the account that is signed in', 'nobody known'] as const) {
  test(`[BI-10] the candidate’s id is that of ${from}`, async ({ page, product }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    const link = await freshLink(product);
    let account = 0;
    if (from === 'the account that is signed in') {
      await signIn(page, product.demo());
      const login = await page.evaluate(() => localStorage.getItem('loginData') ?? '');
      account = JSON.parse(login).userDetail.userID;
    }
    let candidate = 0;
    await page.route('**/api/attempts/questions', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { data: { candidateId?: number } };
      candidate = reply.data.candidateId ?? 0;
      if (from !== 'the interview') delete reply.data.candidateId;
      await route.fulfill({ response, json: reply });
    });
    await enterRoom(page, link);
    const named = await candidateOfFile(page);
    expect(candidate).toBeGreaterThan(0);
    if (from === 'the interview') expect(named).toBe(candidate);
    else if (from === 'nobody known') expect(named).toBeGreaterThan(0);
    else expect(named).toBe(account);
  });
}

test('[BI-1] a day ahead the link says when it opens, and the computer can be checked', async ({
  page,
  product,
}) => {
  const link = await freshLink(product);
  await openTomorrow(product, link);
  await page.goto(link);
  await expect(page.getByText('Your interview opens on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to the terms' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check this computer first' }).click();
  await expect(page.getByRole('heading', { name: 'System check' })).toBeVisible();
  // A computer that fails the check days ahead is no trap: nothing has to be shared to leave.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Check this computer first' }).click();
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await expect(page.getByText('Microphone level')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Your interview opens on')).toBeVisible();
});

test('[BI-1] on a phone the link can be sent to a computer', async ({ page, product }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await freshLink(product);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Please open your link on a computer' }),
  ).toBeVisible();
  const mail = await page.getByRole('link', { name: 'E-mail me this link' }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(link);
  await expectAccessible(page);
});

test('[BI-3] a part of the page that cannot be loaded says so instead of a blank screen', async ({
  page,
  product,
  context,
}) => {
  await page.goto(await freshLink(product));
  await expect(page.getByRole('button', { name: 'Check this computer first' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check this computer first' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Check this computer first' })).toBeVisible();
});
