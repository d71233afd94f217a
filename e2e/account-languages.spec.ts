import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

test('whoever has no account finds the way in in their language, and in another at any moment', async ({
  page,
  product,
}) => {
  await page.goto(`${product.baseUrl}/login/candidate`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Anmelden, um sich zu bewerben');
  // Nobody who reads German saw the picture of the English page before.
  await expect(page.locator('html')).not.toHaveAttribute('data-stranger');
  await page.getByLabel('E-Mail-Adresse').fill('niemand@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('Falsch#2026x');
  await page.getByRole('button', { name: 'Anmelden' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung ist gescheitert');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('nb');
  await expect(title).toHaveText('Logg inn for å søke jobb');
  await page.getByRole('link', { name: 'Opprett en konto' }).press('Enter');
  await expect(title).toHaveText('Opprett en konto for å søke jobb');
  const password = page.getByLabel('Passord', { exact: true });
  await password.fill('kort');
  await password.blur();
  await expect(password).toHaveAccessibleDescription(/Passordet må ha minst 8 tegn/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
