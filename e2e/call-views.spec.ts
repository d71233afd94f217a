import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, joinUnseen, joinUnseenFrom, test } from './call-steps.ts';
import { speak, stageDevices } from './staged-devices.ts';

/** Remembers what the page takes from camera and microphone, of which `live` says how much is open still. */
async function watchDevices(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      opened.push(...stream.getTracks());
      return stream;
    };
    Object.assign(globalThis, {
      live: () => opened.filter(({ readyState }) => readyState === 'live').length,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { live: () => number }).live());
}

test('[VL-9] among three whoever speaks is large, and a call that ends here leaves no camera on', async ({
  page,
  asked,
  openOther,
}) => {
  const live = await watchDevices(page);
  await joinUnseenFrom(page, await asked.seatLink());
  const candidate = await openOther();
  await joinUnseenFrom(candidate, asked.candidateLink);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speaker view' })).toBeHidden();

  await page.getByRole('button', { name: 'Interviewers' }).click();
  await page.getByRole('button', { name: 'Get a link for a guest' }).click();
  const field = page.getByRole('textbox', { name: 'Link for a guest' });
  await expect(field).toHaveValue(/knock=/);
  const guest = await openOther();
  // The browser's own device beeps for a moment only, which whoever listens in between never hears.
  await stageDevices(guest);
  await guest.goto(await field.inputValue());
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Grace Hopper');
  await guest.getByRole('button', { name: 'Knock' }).click();
  await page.getByRole('button', { name: 'Let in', exact: true }).click();
  await joinUnseen(guest);
  await speak(guest);

  await page.getByRole('button', { name: 'Speaker view' }).click();
  const large = page.getByRole('list', { name: 'Large' }).getByRole('listitem');
  // The candidate is muted: whoever is heard is the guest.
  await candidate.getByRole('button', { name: 'Mute' }).click();
  await expect(large).toContainText('Grace Hopper');
  await expectAccessible(page);
  await page.keyboard.press('Alt+KeyL');
  await expect(large).toHaveCount(0);

  for (const one of [candidate, guest]) await one.context().close();
  expect(await live()).toBe(2);
  const elsewhere = await openOther();
  await joinUnseenFrom(elsewhere, await asked.seatLink());
  await expect(page.getByText('You joined from another tab or browser')).toBeVisible();
  await expect.poll(live).toBe(0);
});
