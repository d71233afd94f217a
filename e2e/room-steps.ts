import { expect, type Page } from '@playwright/test';
import { inviteSomebody } from './invitations.ts';
import type { Product } from './product.ts';

/** A link that nobody has used. */
export function freshLink(product: Product): Promise<string> {
  return inviteSomebody(product);
}

/** As `freshLink`, to an interview that records nothing. */
export function quietLink(product: Product): Promise<string> {
  return inviteSomebody(product, { isRecorded: false });
}

/** From the link to the system check, over the terms, which are not asked again once it runs. */
export async function acceptTerms(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const onward = page.getByRole('button', { name: /Continue to the terms|Go on/ });
  const isRunning = (await onward.textContent()) === 'Go on';
  await onward.click();
  if (!isRunning) {
    // The terms push the box down as they come.
    await expect(page.getByRole('region', { name: 'Terms and Conditions' })).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'I agree' }).click();
  }
  await expect(page.getByRole('heading', { name: 'System check' })).toBeVisible();
}

/** From the system check into the room; only what is recorded asks for the screen. */
export async function shareAndStart(page: Page): Promise<void> {
  // Both buttons come at once; the first only where something is recorded.
  await expect(page.getByRole('button', { name: 'Start interview' })).toBeVisible();
  const share = page.getByRole('button', { name: 'Share my screen' });
  if (await share.isVisible()) await share.click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(page.getByText('Select a skill to start answering questions')).toBeVisible();
}

/** All the way into the room; no question is open yet. */
export async function enterRoom(page: Page, link: string): Promise<void> {
  await acceptTerms(page, link);
  await shareAndStart(page);
}

export async function openFirstModule(page: Page): Promise<void> {
  await modules(page).first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
}

export function modules(page: Page) {
  return page.getByRole('navigation', { name: 'Question Modules' }).getByRole('button');
}

/** Picks an option and waits until the server has it. */
export async function answer(page: Page, option: number): Promise<void> {
  await page.getByRole('radio').nth(option).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Resolves with the server's reply to the next answer that carries a choice. */
export function nextSavedChoice(page: Page) {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/attempts/answer') &&
      response.ok() &&
      (response.request().postDataJSON() as { choice: number | null }).choice !== null,
  );
}

/** From here on the page's time passes by `page.clock.runFor` only; install its clock before it opens. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Counts how often the page leaves fullscreen, beyond its end; before the page opens. */
export async function watchFullscreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const exit = document.exitFullscreen.bind(document);
    document.exitFullscreen = () => {
      const before = Number(sessionStorage.getItem('fullscreen-left') ?? '0');
      sessionStorage.setItem('fullscreen-left', String(before + 1));
      return exit();
    };
  });
}

/** A new page is never in fullscreen, so the page before it has to have noted that it left. */
export async function expectFullscreenLeft(page: Page): Promise<void> {
  const times = await page.evaluate(() => Number(sessionStorage.getItem('fullscreen-left') ?? '0'));
  expect(times).toBeGreaterThan(0);
}

/** Keeps what is shared within `endShare`'s reach; before the page opens. */
export async function watchShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getDisplayMedia = async (options) => {
      const stream = await ask(options);
      Object.assign(window, { shared: stream });
      return stream;
    };
  });
}

/** What the browser's own “Stop sharing” does: a script's stop() would tell nobody. */
export async function endShare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { shared } = window as unknown as { shared: MediaStream };
    for (const track of shared.getVideoTracks()) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
}

/** The browser's own question for the screen stays open until it is answered by what this gives. */
export async function holdShare(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const ask = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices);
    const chosen = new Promise<void>((resolve) => Object.assign(window, { choose: resolve }));
    navigator.mediaDevices.getDisplayMedia = async (options) => {
      const stream = await ask(options);
      await chosen;
      return stream;
    };
  });
  return () => page.evaluate(() => (window as unknown as { choose: () => void }).choose());
}
