import { choosePageLanguage } from '@candor/contract/hiring/page-language';
import { mailOf, writtenTo } from './candidate-page-steps.ts';
import { expect, test } from './fixtures.ts';

test.use({ locale: 'de-DE' });

test('a language that is chosen before the gate is told once it is open', async ({
  page,
  product,
  request,
}) => {
  const { email } = await writtenTo(request, product);
  const mail = await mailOf(product, email, 'A question');
  const href = /<a href="([^"]+candidate-page[^"]+)"/.exec(mail)?.[1] ?? '';
  await page.goto(href.replaceAll('&amp;', '&'));
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const told = page.waitForResponse((reply) => reply.url().endsWith(choosePageLanguage.path));
  await page.getByRole('main').getByRole('button').press('Enter');
  const codeMail = await mailOf(product, email, 'Votre code pour ouvrir votre page');
  const code = page.getByRole('textbox');
  await code.fill(/code\s*: (\d{6})/u.exec(codeMail)?.[1] ?? '');
  await code.press('Enter');
  expect((await told).status()).toBe(200);
});
