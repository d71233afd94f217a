import type { Page } from '@playwright/test';

type Effort = { readonly presses: number; readonly keys: number; readonly choices: number };

const KEPT = 'effort';

/**
 * Counts from now on what a hand does in this tab: presses of the pointer, keys that are not held for another one, and
 * choices in a list that drops down. What is typed by `fill` is the name or the word itself, and is none.
 */
export async function countEffort(page: Page): Promise<void> {
  await page.addInitScript(listen, KEPT);
  await page.evaluate(listen, KEPT);
  await startEffort(page);
}

export const startEffort = (page: Page): Promise<void> =>
  page.evaluate((kept) => sessionStorage.removeItem(kept), KEPT);

/** All of it together. */
export async function effortOf(page: Page): Promise<number> {
  const told = await page.evaluate((kept) => sessionStorage.getItem(kept), KEPT);
  const { presses, keys, choices } = JSON.parse(told ?? '{}') as Partial<Effort>;
  return (presses ?? 0) + (keys ?? 0) + (choices ?? 0);
}

/** Runs in the page. */
function listen(kept: string): void {
  const held = ['Control', 'Shift', 'Alt', 'Meta'];
  const count = (kind: keyof Effort): void => {
    const effort = JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Record<string, number>;
    sessionStorage.setItem(kept, JSON.stringify({ ...effort, [kind]: (effort[kind] ?? 0) + 1 }));
  };
  addEventListener('pointerdown', () => count('presses'), true);
  addEventListener('keydown', ({ key }) => void (held.includes(key) || count('keys')), true);
  addEventListener(
    'change',
    ({ target }) => void (target instanceof HTMLSelectElement && count('choices')),
    true,
  );
}
