import { expect, type Page } from '@playwright/test';

/** Texts that come from no words: neither in the marks, nor an instant, nor a country or a language by its name. */
export const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    /** A sentence may hold another: the inner one goes first. */
    const outside = (text: string): string => {
      const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
      return rest === text ? text.trim() : outside(rest);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const within = node.parentElement?.closest(
        'time, option, script, style, noscript, body [lang]',
      );
      const text = outside(node.textContent ?? '');
      if (!within && /[a-z]{2}/i.test(text)) found.push(text);
    }
    const labelled = document.querySelectorAll('[aria-label]:not([aria-hidden=true])');
    for (const { ariaLabel } of labelled) {
      if (ariaLabel !== null && !ariaLabel.includes('⟦')) found.push(ariaLabel);
    }
    return found;
  });

/** Shown again with every sentence marked: only data stands outside the marks. Then the page is as it was. */
export async function expectMarked(page: Page, ...data: readonly string[]): Promise<void> {
  await page.evaluate(() => localStorage.setItem('candor-language', 'pseudo'));
  await page.reload();
  await expect(page.getByRole('main')).toContainText('⟦');
  const others = async () =>
    (await unmarked(page)).filter((text) => !data.some((one) => text.includes(one)));
  await expect.poll(others).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('candor-language'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
}
