import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, goToDoor, join, test } from './call-steps.ts';

const tileOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });

/** A picture that goes on: it has a size, and a later moment than it had. */
async function expectMoving(page: Page, name: string): Promise<void> {
  const moment = () =>
    tileOf(page, name)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => (video.videoWidth > 0 ? video.currentTime : 0))
      .catch(() => 0);
  await expect.poll(moment).toBeGreaterThan(0);
  const before = await moment();
  await expect.poll(moment).toBeGreaterThan(before);
}

test('[VL-7] [VL-9] two people meet from their mails, write, and one comes back from a reload and an outage', async ({
  page,
  asked,
  openOther,
}) => {
  await goToDoor(page, asked.candidateLink);
  expect(page.url()).not.toContain('token');
  await expect(page.getByText('Nobody is there yet.')).toBeVisible();
  await expectAccessible(page);
  await join(page);
  await expect(page.getByText('Nobody else is here yet.')).toBeVisible();

  const other = await openOther();
  await goToDoor(other, await asked.seatLink());
  await expect(other.getByText('There already: Ada Lovelace.')).toBeVisible();
  await join(other);
  await expectMoving(other, 'Ada Lovelace');
  const admin = await other.getByRole('listitem').filter({ hasText: '(you)' }).innerText();
  const name = admin.replace('(you)', '').trim();
  await expectMoving(page, name);

  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
  await page.getByRole('button', { name: 'Send' }).click();
  await other.getByRole('button', { name: 'Chat (1)' }).click();
  await expect(other.getByText('Good morning')).toBeVisible();
  await expectAccessible(other);

  await page.getByRole('button', { name: 'Raise hand' }).click();
  await expect(tileOf(other, 'Ada Lovelace').getByText('Hand raised')).toBeVisible();
  await page.keyboard.press('Alt+KeyM');
  await expect(tileOf(other, 'Ada Lovelace').getByText('Muted')).toBeAttached();

  await page.reload();
  await expectMoving(page, name);
  await expectMoving(other, 'Ada Lovelace');

  // Away for so long that the others see it, and back by itself.
  await page.context().setOffline(true);
  await expect(other.getByText('Ada Lovelace left')).toBeVisible();
  await page.context().setOffline(false);
  await expectMoving(other, 'Ada Lovelace');
  await expectMoving(page, name);

  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'You left the call' })).toBeVisible();
  await expect(other.getByText('Ada Lovelace left')).toHaveCount(2);
  await expect(tileOf(other, 'Ada Lovelace').locator('video')).toHaveCount(0);
});
