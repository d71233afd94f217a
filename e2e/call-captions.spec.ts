import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, joinUnseenFrom, test } from './call-steps.ts';

/** A browser that writes speech down by itself; none of the tests' can. `knows`: what it says of the language. */
async function stageSpeech(page: Page, knows: 'downloadable' | 'unavailable'): Promise<void> {
  await page.addInitScript((answer) => {
    const asked: string[] = [];
    class Speech extends EventTarget {
      processLocally = false;
      static available = async () => {
        asked.push('available');
        return answer;
      };
      static install = async () => true;
      start(track: MediaStreamTrack): void {
        if (!this.processLocally || track.kind !== 'audio') throw new Error('Not what was asked');
        const results = [Object.assign([{ transcript: 'Good morning to all' }], { isFinal: true })];
        const heard = Object.assign(new Event('result'), { resultIndex: 0, results });
        setTimeout(() => this.dispatchEvent(heard), 100);
      }
      abort(): void {}
    }
    Object.assign(Speech.prototype, { processLocally: false });
    Object.assign(globalThis, { SpeechRecognition: Speech, asked });
  }, knows);
}

const asked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked.length);

test('[VL-9] captions are written on the device by who wants them, and a browser is asked only then', async ({
  page,
  asked: call,
  openOther,
}) => {
  await stageSpeech(page, 'downloadable');
  await joinUnseenFrom(page, call.candidateLink);
  const other = await openOther();
  await stageSpeech(other, 'unavailable');
  await joinUnseenFrom(other, await call.seatLink());
  expect(await asked(page)).toBe(0);

  await page.keyboard.press('Alt+KeyT');
  const captions = page.getByRole('region', { name: 'Captions' });
  await expect(captions).toContainText('Good morning to all');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Captions' }).click();
  await expect(captions).toHaveCount(0);

  await other.getByRole('button', { name: 'Captions' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'cannot write' })).toBeVisible();
});
