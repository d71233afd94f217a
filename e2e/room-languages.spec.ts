import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { freshLink, quietLink } from './room-steps.ts';

test.describe('in a browser that wants German', () => {
  test.use({ locale: 'de-AT' });

  test('an interview is read in German, and goes on in French when somebody chooses it in its middle', async ({
    page,
    product,
  }) => {
    const link = await quietLink(product);
    await page.goto(link);
    await expect(
      page.getByText('Die Zeit beginnt erst, wenn Sie auf „Starten“ drücken.'),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Weiter zu den Bedingungen' }).click();
    await expect(page.getByRole('region', { name: 'Bedingungen' })).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ich stimme zu' }).click();
    await page.getByRole('button', { name: 'Interview starten' }).click();
    const modules = page.getByRole('navigation', { name: 'Fragenblöcke' }).getByRole('button');
    await modules.first().click();
    // Nobody said what its company writes in: it is not read aloud as if it were German.
    const question = page.getByRole('group').filter({ has: page.getByRole('radio') });
    await expect(question).toHaveAttribute('lang', '');
    await page.getByRole('radio').first().check();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const before = await secondsLeft(page);

    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français');
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('radio').first()).toBeChecked();
    const after = await secondsLeft(page);
    expect(after).toBeLessThanOrEqual(before);
    expect(after).toBeGreaterThan(before - 60);
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.getByRole('button', { name: 'Question suivante' }).click();
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();

    // Chosen by hand: also the next page speaks it, whatever the browser wants.
    await page.reload();
    await expect(page.getByText('Votre entretien est en cours.')).toBeVisible();
    await page.getByRole('button', { name: 'Poursuivre' }).click();
    await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
    await page
      .getByRole('navigation', { name: 'Modules de questions' })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('radio').first()).toBeChecked();
  });
});

test.describe('from right to left, with every sentence marked', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no sentence of the room comes from elsewhere than its words, and nothing is cut off', async ({
    page,
    product,
  }) => {
    await page.addInitScript(() => localStorage.setItem('candor-language', 'pseudo'));
    await page.goto(await freshLink(product));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('button', { name: /^⟦Cöñtïñüé/ })).toBeVisible();
    await expectMarked(page);
    await page.getByRole('button', { name: /^⟦Chéck/ }).click();
    await expect(page.getByRole('heading', { name: /^⟦Syst/ })).toBeVisible();
    await expectMarked(page);
    await page.reload();
    await page.getByRole('button', { name: /^⟦Cöñtïñüé/ }).click();
    await expect(page.getByRole('checkbox')).toBeVisible();
    await expectMarked(page);
    await page.reload();
    await page.getByRole('button', { name: /^⟦Pråctïsé/ }).click();
    await page.getByRole('navigation').first().getByRole('button').first().click();
    await page.getByRole('radio').first().check();
    await expectMarked(page);
    await page.getByRole('button', { name: /^⟦Léåvé/ }).click();
    await expect(page.getByRole('button', { name: /^⟦Pråctïsé/ })).toBeVisible();
  });
});

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** Names and other data stand outside the brackets, in what a sentence is not made of: three words in a row. */
async function expectMarked(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const data = 'option, .room-terms, pre, legend, h1, .room-option, .room-dimmed:first-child';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const left: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest(`noscript, script, style, ${data}`)) continue;
      const outside = (node.textContent ?? '').replaceAll(/⟦[^⟧]*⟧/g, '').trim();
      if (/[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(outside)) left.push(outside);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { left, overflow: scrollWidth - clientWidth };
  });
  expect(found).toEqual({ left: [], overflow: 0 });
}
