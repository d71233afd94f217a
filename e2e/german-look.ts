import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo } from './account-mail.ts';
import type { Product } from './product.ts';

/** Words that an English sentence hardly goes without, and that German does not have. */
const english =
  /\b(?:the|and|your|you|with|of|is|are|this|that|please|from|has|have|been|to|by|be|will|it|can|our)\b/i;

/** In both schemes accessible, not wider than the screen, and in German but for what the company wrote. */
export async function expectGermanPage(page: Page, ...data: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
  const { texts, overflow } = await page.evaluate(readPage);
  expect(overflow, `${page.url()} is not wider than its screen`).toBe(0);
  expect(inEnglish(texts, data), page.url()).toEqual([]);
}

/** Countries have their names too. */
const germanToo = ['Isle of Man'];

function inEnglish(texts: readonly string[], data: readonly string[]): string[] {
  return texts
    .map((text) => [...germanToo, ...data].reduce((rest, one) => rest.replaceAll(one, ''), text))
    .filter((text) => english.test(text));
}

/** Every text of the page, seen or only said; what is marked as another language is read as such. */
function readPage() {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const within = node.parentElement;
    if (within?.closest('script, style, noscript')) continue;
    if (within?.closest('[lang]')?.getAttribute('lang') !== 'de') continue;
    texts.push((node.textContent ?? '').trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (element.closest('[lang]')?.getAttribute('lang') !== 'de') continue;
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { texts, overflow: scrollWidth - clientWidth };
}

/** All mails to this address are in German but for what the company wrote. */
export function expectGermanMails(
  product: Product,
  email: string,
  ...data: readonly string[]
): void {
  for (const { subject, html } of mailsTo(product, email)) {
    const body = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '\n');
    const said = [subject, ...body.replace(/https?:\S+/g, '').split('\n')];
    expect(inEnglish(said, data), subject).toEqual([]);
  }
}
