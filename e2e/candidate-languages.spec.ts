import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectFitsPhone, mailOf, writtenTo } from './candidate-page-steps.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE', viewport: { width: 390, height: 844 } });

async function openLetter(page: Page, product: Product, email: string): Promise<void> {
  const mail = await mailOf(product, email, 'A question');
  const href = /<a href="([^"]+candidate-page[^"]+)"/.exec(mail)?.[1] ?? '';
  await page.goto(href.replaceAll('&amp;', '&'));
}

async function giveCode(page: Page, product: Product, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button').press('Enter');
  const codeMail = await mailOf(product, email, 'Your code to open your page');
  const code = page.getByRole('textbox');
  await code.fill(/your code: (\d{6})/.exec(codeMail)?.[1] ?? '');
  await code.press('Enter');
  await expect(page.getByRole('region')).not.toHaveCount(0);
}

test('a candidate’s page speaks the browser’s language, another by hand, and leads to English pages', async ({
  page,
  product,
  request,
}) => {
  const { email, title } = await writtenTo(request, product);
  await openLetter(page, product, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Seite öffnen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await giveCode(page, product, email);
  const next = page.getByRole('region', { name: 'Was als Nächstes kommt' });
  await expect(next).toContainText('Das Unternehmen hat geschrieben: A question');
  await expect(page.getByRole('region', { name: 'Ihre Bewerbungen' })).toContainText('Eingegangen');
  await expectAccessible(page);
  await expectFitsPhone(page);

  const own = page.getByRole('region', { name: 'Ihre Daten' });
  await own.getByRole('textbox', { name: 'Vorname' }).fill('');
  await own.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(own.getByRole('textbox', { name: 'Vorname' })).toHaveAccessibleDescription(
    'Bitte geben Sie Ihren Vornamen ein.',
  );
  await own.getByRole('combobox', { name: 'Land' }).selectOption('Vereinigtes Königreich');
  await own.getByRole('textbox', { name: 'Ort' }).fill('London');

  // What was typed stays, and is sent from the page in another language.
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français');
  const french = page.getByRole('region', { name: 'Vos données' });
  await expect(french.getByRole('textbox', { name: 'Ville' })).toHaveValue('London');
  await french.getByRole('textbox', { name: 'Prénom' }).fill('Augusta');
  await french.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(page.getByText('Vos données sont corrigées.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bonjour Augusta Lovelace.')).toBeVisible();
  await page.getByRole('button', { name: `Retirer : ${title}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Retirer cette candidature ?' })).toBeVisible();

  const beside = await page.context().newPage();
  await beside.goto('/candidate-page');
  await beside.getByRole('link', { name: 'Candor, accueil' }).press('Enter');
  await expect(beside.getByRole('link', { name: 'Hire with us' })).toBeVisible();
  await expect(beside.locator('html')).toHaveAttribute('lang', 'en');
});

test('from right to left and a third longer, it loses nothing and says no sentence of its own in English', async ({
  page,
  product,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('candor-language', 'pseudo'));
  const { email, title } = await writtenTo(request, product);
  await openLetter(page, product, email);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
  expect(await unmarked(page)).toEqual(['Larkfield Robotics']);
  await giveCode(page, product, email);
  await expect(page.getByText(title).first()).toBeVisible();
  expect(await unmarked(page)).toEqual(['Larkfield Robotics', title]);
  await expectFitsPhone(page);
  await expectAccessible(page);
});

/** Texts that come from no words: neither in the marks, nor an instant, nor a country or a language by its name. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const within = node.parentElement?.closest('time, option, script, style, noscript');
      const text = (node.textContent ?? '').replace(/⟦[^⟧]*⟧/g, '').trim();
      if (!within && /[a-z]{2}/i.test(text)) found.push(text);
    }
    for (const { ariaLabel } of document.querySelectorAll('[aria-label]')) {
      if (ariaLabel !== null && !ariaLabel.includes('⟦')) found.push(ariaLabel);
    }
    return found;
  });
