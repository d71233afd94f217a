import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that a scheme can break: the rest of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** No violation in the light scheme, and none of colours in the dark; names each with the elements that it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page, colorScheme);
    // Its other mode opens a page for each look, to keep results from a page that would forge them; ours doesn't.
    const look = new AxeBuilder({ page }).setLegacyMode(true);
    if (colorScheme === 'dark') look.withRules(colourRules);
    const { violations } = await look.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
    );
    expect(found, `${page.url()} in the ${colorScheme} scheme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Half of the colours follow the browser at once, the other half when the page has heard of it: axe must not look in
 * between. A scheme that the reader chose on the page stays.
 */
async function settle(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Asked from here: the page's own timers stand still where a test froze them.
  const scheme = () =>
    page.evaluate((wanted) => {
      const chosen = localStorage.getItem('mantine-color-scheme-value');
      if (chosen === 'light' || chosen === 'dark') return wanted;
      return document.documentElement.dataset['mantineColorScheme'] ?? wanted;
    }, colorScheme);
  await expect.poll(scheme, `${page.url()} follows the scheme`).toBe(colorScheme);
}
