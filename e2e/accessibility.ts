import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Its minified half: \`axe.source\` is the other one, which a page reads for twice as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that a scheme can break: the rest of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Only what fails is told in full: what passes is most of a page. */
const whole: RunOptions = { resultTypes: ['violations'] };

/** No violation in the light scheme, and none of colours in the dark; names each with the elements that it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page, colorScheme);
    const options = colorScheme === 'light' ? whole : { ...whole, runOnly: colourRules };
    const found: string[] = [];
    for (const frame of page.frames()) found.push(...(await violations(frame, options)));
    expect(found, `${page.url()} in the ${colorScheme} scheme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Axe is brought once a page and asked twice: half a megabyte that is read again at each look takes four times as long
 * as the look (docs/decisions/0356).
 *
 * A page at rest may move again before axe has come: a button that opens then has half of its colour. So the page waits
 * for its own transitions and looks in the same breath, when nothing else can run in between.
 */
async function violations(frame: Frame, options: RunOptions): Promise<readonly string[]> {
  const isThere = await frame.evaluate(() => 'axe' in window);
  if (!isThere) await frame.evaluate(axeSource);
  return await frame.evaluate(async (asked) => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const goesOnForEver = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState === 'running' && !goesOnForEver;
      });
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
    const { axe: there } = window as unknown as { axe: typeof axe };
    // Each frame is looked at by itself.
    const results = await there.run(document, { ...asked, iframes: false });
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
    );
  }, options);
}

/**
 * Half of the colours follow the browser at once, the other half when the page has heard of it. A scheme that the
 * reader chose stays.
 */
async function settle(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Asked from here: the page's own timers stand still where a test froze them.
  const isSettled = () =>
    page.evaluate((wanted) => {
      const chosen = localStorage.getItem('mantine-color-scheme-value');
      const shown = document.documentElement.dataset['mantineColorScheme'] ?? wanted;
      return chosen === 'light' || chosen === 'dark' || shown === wanted;
    }, colorScheme);
  const intervals = [20, 50, 100];
  await expect
    .poll(isSettled, { message: `${page.url()} follows the scheme`, intervals })
    .toBe(true);
}
