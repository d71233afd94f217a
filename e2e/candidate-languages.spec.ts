import { createJob } from '@candor/contract/hiring/jobs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo, newAddress } from './account-mail.ts';
import { companyCalls } from './appointment-steps.ts';
import { expectFitsPhone, mailOf, writtenTo } from './candidate-page-steps.ts';
import { expect, test } from './fixtures.ts';
import { expectGermanPage } from './german-look.ts';
import { expectMarked, unmarked } from './marked-words.ts';
import type { Product } from './product.ts';
import { enter, roles } from './roles.ts';
import { mailedCode } from './viewing-steps.ts';
import { pdfFile } from './registration-steps.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE', viewport: { width: 390, height: 844 } });

async function openLetter(page: Page, product: Product, email: string): Promise<void> {
  const mail = await mailOf(product, email, 'A question');
  const href = /<a href="([^"]+candidate-page[^"]+)"/.exec(mail)?.[1] ?? '';
  await page.goto(href.replaceAll('&amp;', '&'));
}

/** In the language that the page reads. */
const codeMails = {
  de: { subject: 'Ihr Code, um Ihre Seite zu öffnen', code: /Ihr Code: (\d{6})/ },
  en: { subject: 'Your code to open your page', code: /your code: (\d{6})/ },
} as const;

async function giveCode(
  page: Page,
  product: Product,
  { email, language }: { readonly email: string; readonly language: keyof typeof codeMails },
): Promise<void> {
  await page.getByRole('main').getByRole('button').press('Enter');
  const { subject, code: said } = codeMails[language];
  const codeMail = await mailOf(product, email, subject);
  const code = page.getByRole('textbox');
  await code.fill(said.exec(codeMail)?.[1] ?? '');
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
  await giveCode(page, product, { email, language: 'de' });
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

test('[RT-4] somebody finds a job and applies in German, and is answered in German', async ({
  page,
  product,
  request,
}) => {
  const call = await companyCalls(request, product);
  const title = `Landschaftsgärtner ${Date.now()}`;
  const ask = { kind: 'yes-no', label: 'Darf geklettert werden?', options: [], knockOut: [] };
  const { jobID } = await call('POST', '/api/jobs', {
    ...{ ...createJob.example.body, title, language: null },
    ...{ questions: [{ ...ask, isRequired: true }] },
  });
  await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });

  await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Stellen' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Suchen' })).toHaveValue(title);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: title }).press('Enter');
  await page.getByRole('link', { name: 'Bewerben' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Bewerbung bei / })).toBeFocused();

  const send = page.getByRole('button', { name: 'Bewerbung senden' });
  await send.press('Enter');
  const missing = page.getByRole('alert').getByRole('link');
  await expect(missing).toHaveText([
    'Bitte geben Sie Ihren Vornamen ein.',
    'Bitte geben Sie Ihren Nachnamen ein.',
    'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    'Bitte geben Sie Ihren Ort ein.',
    'Bitte wählen Sie Ihr Land.',
    'Bitte wählen Sie Ihren Lebenslauf.',
    'Bitte wählen Sie Ja oder Nein.',
    /^Bitte willigen Sie ein, damit .+ Ihre Bewerbung lesen darf\.$/,
  ]);
  await expectAccessible(page);
  await expectFitsPhone(page);

  const email = newAddress();
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Åsa');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Berg');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  // By hand, in the middle of it: what was typed stays, and what is wrong is said anew.
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Norsk');
  await expect(page.getByRole('textbox', { name: 'Fornavn' })).toHaveValue('Åsa');
  await expect(page.getByRole('textbox', { name: 'Sted' })).toHaveAccessibleDescription(
    'Skriv stedet ditt.',
  );
  await page.getByRole('combobox', { name: 'Språk' }).selectOption('Deutsch');
  await page.getByRole('textbox', { name: 'Ort' }).fill('Bergen');
  await page.getByRole('combobox', { name: 'Land' }).selectOption('Norwegen');
  await page.getByLabel('Lebenslauf (nötig)').setInputFiles(pdfFile('asa.pdf'));
  await page.getByRole('radio', { name: 'Ja' }).press('Space');
  // What is agreed to, in the words in which it is stored.
  await expect(page.getByText(/may use my data for this application\.$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /darf meine Daten für diese Bewerbung/ }).press('Space');
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: 'Gesendet' })).toBeFocused();
  const mails = () => mailsTo(product, email).map(({ subject }) => subject);
  await expect.poll(mails, { timeout: 20_000 }).toEqual([expect.stringContaining('Bewerbung')]);

  await page.evaluate(() => localStorage.setItem('candor-language', 'pseudo'));
  await page.goto(`/jobs/view-job-detils/${jobID}?apply=yes`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('textbox')).not.toHaveCount(0);
  await expectFitsPhone(page);
  const said = ['First name', 'Your data', 'Skills', 'Salary', 'Sign in', 'Apply'];
  for (const english of said) expect(await unmarked(page)).not.toContain(english);
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
  await expect.poll(() => unmarked(page), { timeout: 60_000 }).toEqual(['Larkfield Robotics']);
  await giveCode(page, product, { email, language: 'en' });
  await expect(page.getByText(title).first()).toBeVisible();
  await expect
    .poll(() => unmarked(page), { timeout: 60_000 })
    .toEqual(['Larkfield Robotics', title]);
  await expectFitsPhone(page);
  await expectAccessible(page);
});

test('whoever has an account reads their own pages in German too', async ({ page, demo }) => {
  // The last is what they apply for in applications.spec.ts.
  const data = ['Kwame', 'Backend engineer', 'Larkfield', 'Volta Mobility', 'Orchard surveyor'];
  await enter(page, demo, roles[2]);
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Kwame' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ihre Bewerbungen' })).toBeVisible();
  await expectGermanPage(page, ...data);
  await expectMarked(page, 'Candor', ...data);
  await page.getByRole('link', { name: 'Profil' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Arbeitgeber' })).toBeVisible();
  await expectGermanPage(page, ...data, 'University of Ghana');
  await page.getByRole('textbox', { name: 'Vorname' }).fill('');
  await page.getByRole('textbox', { name: 'Nachname' }).focus();
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveAccessibleDescription(
    'Bitte geben Sie Ihren Vornamen ein.',
  );
  await expectMarked(page, 'Candor', 'TypeScript', 'PostgreSQL', ...data);
});

test('a recording that was shared is watched in German', async ({ page, product, demo }) => {
  const { url = '', email = '' } = demo.links.recording ?? {};
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Aufzeichnung ansehen' })).toBeVisible();
  const go = page.getByRole('button', { name: 'Bestätigen' });
  await go.press('Enter');
  await expect(page.getByText('Sie müssen die Bedingungen akzeptieren')).toBeVisible();
  await expectGermanPage(page);
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Vera');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Sund');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('checkbox').press('Space');
  await go.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ziffer 1' })).toBeFocused();
  await expectGermanPage(page, email);
  await page.keyboard.type(await mailedCode(product, email));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Aufzeichnung 1', { exact: true })).toBeVisible();
  await expectGermanPage(page, 'Larkfield Robotics', email);
  await expectMarked(page, 'Candor', 'Aisha Karimi', 'Backend engineer', 'Larkfield', email);
});
