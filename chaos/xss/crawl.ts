import type { Page } from '@playwright/test';
import { plantedElements, type Watched } from './watched-browser.ts';

/** One address stands for all that differ by their numbers and by what they are filtered for. */
function kindOf(address: URL): string {
  const tab = address.searchParams.get('tab') ?? '';
  const names = [...new Set(address.searchParams.keys())].toSorted().join('&');
  return `${address.pathname.replaceAll(/\/\d+(-[^/]*)?/g, '/1')}?${names}#${tab}`;
}

/** Opens it, waits until it shows what it shows, and looks for what payloads left. */
export async function visit(watched: Watched, address: string): Promise<void> {
  const { page, findings } = watched;
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 }).catch(() => {});
  await page
    .locator('h1, pre, main')
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => {});
  await page
    .waitForFunction(() => document.querySelector('.page-state--loading') === null, null, {
      timeout: 10_000,
    })
    .catch(() => {});
  await untilStill(page);
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await openParts(page);
  for (const what of await plantedElements(page)) {
    findings.push({ kind: 'planted', what, at: page.url().slice(0, 200) });
  }
}

/** What waits behind a button and changes nothing: previews, details. */
async function openParts(page: Page): Promise<void> {
  const parts = page.locator('main').getByRole('button', { name: /preview|show|details|more/i });
  const count = Math.min(3, await parts.count().catch(() => 0));
  for (let n = 0; n < count; n += 1) {
    await parts
      .nth(n)
      .click({ timeout: 1000, noWaitAfter: true })
      .catch(() => {});
  }
  if (count > 0) await untilStill(page);
}

/** Until its markup has not changed for a moment; a page that never rests is looked at as it is. */
async function untilStill(page: Page): Promise<void> {
  const isStill = (): boolean => {
    const kept = window as unknown as { before?: number; since?: number };
    const length = document.documentElement.innerHTML.length;
    if (kept.before !== length) [kept.before, kept.since] = [length, performance.now()];
    return performance.now() - (kept.since ?? 0) > 400;
  };
  await page.waitForFunction(isStill, null, { timeout: 4000, polling: 100 }).catch(() => {});
}

/** Opens these and the pages to which they lead, at most so many; gives the addresses of all. */
export async function crawl(
  watched: Watched,
  starts: readonly string[],
  most: number,
): Promise<string[]> {
  const waiting = [...starts];
  const known = new Set(starts.map((start) => kindOf(new URL(start))));
  const seen: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.length >= most) break;
    seen.push(address);
    await visit(watched, address);
    const links = watched.page.locator('a[href]:not([download])');
    const hrefs = await links.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).href),
    );
    for (const href of hrefs) {
      const url = URL.canParse(href) ? new URL(href) : null;
      const isOwn = url?.origin === new URL(address).origin;
      if (url === null || !isOwn || /^\/(api|docs|assets)\b/.test(url.pathname)) continue;
      if (known.has(kindOf(url))) continue;
      known.add(kindOf(url));
      waiting.push(href);
    }
  }
  return seen;
}
