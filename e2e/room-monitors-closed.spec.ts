import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enteredInterview } from './interview-rows.ts';
import {
  enterMonitoredRoom,
  freshProctoredLink,
  printInTheRoom,
  reviewerOf,
} from './monitor-steps.ts';
import { enterRoom, freshLink } from './room-steps.ts';

test.setTimeout(180_000);

/** A report waits for its turn behind others; on a machine that does much else, for seconds. */
const arriving = { timeout: 60_000 };

const consentOf = (page: Page) => page.getByRole('dialog', { name: 'Consent and Guideline' });

const closed = ['Proctoring Disabled', 'Facial tracking is not enabled for this session.'] as const;
const unasked = [
  'No monitoring',
  'This interview asks for none. You may turn it on for yourself.',
] as const;

/** ME-1: the panel in its words, up to the question for consent. */
async function askToEnable(page: Page, [name, text]: typeof closed | typeof unasked) {
  const monitors = page.getByRole('region', { name: 'Monitors' });
  await monitors.getByText(name, { exact: true }).click();
  await expect(monitors.getByText(text, { exact: true })).toBeVisible();
  await monitors.getByRole('button', { name: 'Enable Proctoring' }).click();
  await expect(consentOf(page)).toBeVisible();
  return monitors;
}

async function consent(page: Page) {
  await consentOf(page).getByRole('checkbox').check();
  await consentOf(page).getByRole('button', { name: 'Continue' }).click();
}

test('[ME-1] [MS-1] closed monitors end their session; enabling them asks, and starts another', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  const watching = await enterMonitoredRoom(page, await freshProctoredLink(product));
  const report = await reviewerOf(product, await entered);
  await printInTheRoom(page, watching);
  await watching.getByRole('button', { name: 'Close monitors' }).click();
  const asked = page.getByRole('dialog', { name: 'Close the monitors?' });
  await asked.getByRole('button', { name: 'Keep them on' }).click();
  await expect(watching.getByText('Keyboard Monitoring Active')).toBeVisible();
  await watching.getByRole('button', { name: 'Close monitors' }).click();
  await asked.getByRole('button', { name: 'Close them' }).click();
  const endings = async () => (await report.read()).history.map(({ endReason }) => endReason);
  await expect.poll(endings, arriving).toEqual(['PANEL_CLOSED']);
  const monitors = await askToEnable(page, closed);
  // Whoever changes their mind is asked nothing more.
  await page.keyboard.press('Escape');
  await expect(consentOf(page)).toBeHidden();
  await monitors.getByRole('button', { name: 'Enable Proctoring' }).click();
  await consent(page);
  await printInTheRoom(page, monitors);
  await expect.poll(endings, arriving).toEqual(['PANEL_CLOSED', null]);
  await expect.poll(() => report.count('PRINT_ATTEMPT'), arriving).toBe(2);
});

test('[ME-1] where nobody asked, nothing is called disabled, and a candidate may enable it', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  const report = await reviewerOf(product, await entered);
  expect((await report.read()).isMonitored).toBe(false);
  await page.keyboard.press('Control+p');
  await expect(page.getByText('Proctoring Disabled')).toBeHidden();
  await askToEnable(page, unasked);
  await expectAccessible(page);
  await consent(page);
  const monitors = page.getByRole('region', { name: 'Monitors' });
  await printInTheRoom(page, monitors);
  await expect.poll(() => report.count('PRINT_ATTEMPT'), arriving).toBe(1);
  const { isMonitored, health } = await report.read();
  expect(isMonitored).toBe(true);
  expect(health.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
});
