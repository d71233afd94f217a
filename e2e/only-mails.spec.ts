import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo, newAddress } from './account-mail.ts';
import { companyCalls } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { expectGermanMails, expectGermanPage } from './german-look.ts';
import { inviteSomebody } from './invitations.ts';
import { chooseFile, press, tabTo, type } from './keyboard-steps.ts';
import { expectMarked } from './marked-words.ts';
import { companySide, gardenerJob } from './only-mails-company.ts';
import type { Product } from './product.ts';
import { pdfFile } from './registration-steps.ts';
import { enter, roles } from './roles.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE', viewport: { width: 390, height: 844 } });
test.setTimeout(240_000);

const explanation = 'Ich wollte die Seite nur verkleinern.';
const company = 'Larkfield Robotics';
/** What the demo's test asks about, in its company's words. */
const skills = ['SQL and data modelling', 'HTTP and the web platform'];

/** The address in the newest mail to them whose subject says this. */
async function mailed(
  product: Product,
  email: string,
  { subject, link }: { readonly subject: RegExp; readonly link: RegExp },
): Promise<string> {
  const found = () =>
    mailsTo(product, email)
      .filter((mail) => subject.test(mail.subject))
      .flatMap(({ html }) => link.exec(html)?.[1] ?? []);
  await expect.poll(() => found().length, { timeout: 20_000, intervals: [50] }).toBeGreaterThan(0);
  return (found()[0] ?? '').replaceAll('&amp;', '&');
}

const pageLink = /<a href="([^"]+candidate-page[^"]+)"/;

async function apply(page: Page, { jobID, email }: { jobID: string; email: string }) {
  await page.goto(`/jobs/view-job-detils/${jobID}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Gärtnerin/ })).toBeVisible();
  await expectGermanPage(page, company);
  await press(page, page.getByRole('link', { name: 'Bewerben' }));
  await expect(page.getByRole('heading', { name: /^Bewerbung bei / })).toBeFocused();
  await type(page, page.getByRole('textbox', { name: 'Vorname' }), 'Jana');
  await type(page, page.getByRole('textbox', { name: 'Nachname' }), 'Weiß');
  await type(page, page.getByRole('textbox', { name: 'E-Mail' }), email);
  await type(page, page.getByRole('textbox', { name: 'Ort' }), 'Köln');
  const country = page.getByRole('combobox', { name: 'Land' });
  await tabTo(page, country);
  await page.keyboard.type('Deutschland');
  await expect(country).toHaveValue('DE');
  await chooseFile(page, page.getByLabel('Lebenslauf (nötig)'), pdfFile('jana.pdf'));
  const consent = page.getByRole('checkbox', { name: /darf meine Daten für diese Bewerbung/ });
  await press(page, consent, 'Space');
  await expectGermanPage(page, company, ...skills);
  await press(page, page.getByRole('button', { name: 'Bewerbung senden' }));
  await expect(page.getByRole('heading', { name: 'Gesendet' })).toBeFocused();
  await expectGermanPage(page, company, ...skills);
}

async function openOwnPage(page: Page, product: Product, email: string): Promise<void> {
  const subject = /Interview/;
  await page.goto(await mailed(product, email, { subject, link: pageLink }));
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Seite öffnen' })).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await press(page, page.getByRole('button', { name: 'Code zusenden' }));
  const link = /Ihr Code: (\d{6})/;
  const code = await mailed(product, email, { subject: /^Ihr Code, um/, link });
  await expect(page.getByRole('textbox', { name: 'Code aus der Mail' })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Ihre Seite bei / })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

async function askForTime(page: Page, product: Product, email: string): Promise<void> {
  const link = /(http[^"<\s]+\/needs\?token=[\w.-]+)/;
  await page.goto(await mailed(product, email, { subject: /Interview/, link }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Was Sie brauchen, um teilzunehmen',
  );
  await tabTo(page, page.getByLabel('Mehr Zeit'));
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('checkbox', { name: 'Pausen' }), 'Space');
  await expectGermanPage(page, company, ...skills);
  await press(page, page.getByRole('button', { name: 'Anfragen' }));
  await expect(page.getByText(`${company} hat noch nicht geantwortet.`)).toBeVisible();
  await expectGermanPage(page, company, ...skills);
}

/** Whether this computer will do; nothing of the link is spent by it. */
async function checkComputer(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Zuerst diesen Computer prüfen' }));
  await expect(page.getByRole('heading', { name: 'Prüfung des Computers' })).toBeVisible();
  await expect(page.getByText(/Hier wird nichts aufgezeichnet|Etwa .+ Mbit/).first()).toBeVisible();
  await expectGermanPage(page, company);
  await page.reload();
}

/** In the room itself, and away again: the link is as it was. */
async function practise(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Zuerst üben' }));
  await expect(page.getByText('Übung: nichts wird behalten')).toBeVisible();
  await press(page, page.getByRole('button', { name: /So geht es/ }));
  await expect(page.getByText('Frage 1 von 2')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByRole('radio', { name: /Mit jedem davon/ })).toBeChecked();
  await expectGermanPage(page, company, ...skills);
  await press(page, page.getByRole('button', { name: 'Verlassen', exact: true }));
  await expect(page.getByRole('button', { name: 'Zuerst üben' })).toBeVisible();
}

async function takeInterview(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Weiter zu den Bedingungen' }));
  await expect(page.getByRole('region', { name: 'Bedingungen' })).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, page.getByRole('button', { name: 'Ich stimme zu' }));
  const rules = page.getByRole('dialog', { name: 'Einwilligung und Regeln' });
  await expect(rules.getByRole('checkbox')).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await press(page, rules.getByRole('checkbox'), 'Space');
  await press(page, rules.getByRole('button', { name: 'Weiter' }));
  await expect(page.getByRole('button', { name: 'Interview starten' })).toBeEnabled();
  await expectGermanPage(page, company, ...skills);
  await press(page, page.getByRole('button', { name: 'Interview starten' }));
  const modules = page.getByRole('navigation', { name: 'Fragenblöcke' }).getByRole('button');
  await press(page, modules.last());
  await press(page, page.getByRole('radio').first(), 'Space');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  // A key that the interview does not need: it is noted.
  await expect(page.getByText('Tastatur wird überwacht')).toBeAttached();
  await page.keyboard.press('Control+p');
  await expect(page.getByText(/nicht erlaubt/).first()).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  const questions = page.getByRole('navigation', { name: 'Fragen', exact: true });
  await press(page, questions.getByRole('button').last());
  await press(page, page.getByRole('button', { name: 'Antworten abgeben' }));
  const dialog = page.getByRole('dialog', { name: 'Antworten abgeben' });
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await expectGermanPage(page, company, ...skills);
  await press(page, dialog.getByRole('button', { name: 'Bestätigen' }));
  await expect(page.getByText('eBot Interview erfolgreich abgeschlossen')).toBeVisible();
  await expectGermanPage(page, company, ...skills);
}

/** The words that were read before the interview, here and in the company's report, in their own language. */
async function expectAgreed(page: Page, admin: Page, scheduleID: number): Promise<void> {
  const given = page.getByRole('region', { name: 'Wozu Sie eingewilligt haben' });
  const terms = given.getByRole('listitem').filter({ hasText: 'Bedingungen des Interviews' });
  await expect(terms).toContainText(/Fassung \d+, Deutsch/);
  await press(page, terms.getByText('Wortlaut lesen'));
  await expect(terms.getByText(/Worum es geht/)).toHaveAttribute('lang', 'de');
  await expectGermanPage(page, company, ...skills);

  await admin.goto(`/company/view-interview?interviewScheduleID=${scheduleID}`);
  const agreed = admin.getByText(/^Terms, version \d+, Deutsch$/);
  await agreed.press('Enter');
  await expect(admin.getByText(/Worum es geht/)).toHaveAttribute('lang', 'de');
  await expect(admin.getByText(/^Guideline of the monitors, version \d+, Deutsch$/)).toBeVisible();
  await expectAccessible(admin);
}

test('who has only mails applies, asks, practises, is interviewed, explains, appeals and erases, in German by the keyboard', async ({
  page,
  product,
  request,
  browser,
}) => {
  const call = await companyCalls(request, product);
  const { jobID, title } = await gardenerJob(call);
  const email = newAddress();
  await apply(page, { jobID, email });

  const letter = { subject: 'Ihr Interview', message: 'Wir laden Sie ein.' };
  const link = await inviteSomebody(product, { isTypingWatched: true, email, jobID, letter });
  const office = companySide(call, await companyCalls(request, product, 'COMPANY_USER'), {
    jobID,
    title,
  });
  await askForTime(page, product, email);
  const scheduleID = await office.grant();
  await page.goto(
    await mailed(product, email, {
      subject: /auf Ihre Bitte geantwortet/,
      link: /<a href="([^"]+needs[^"]+)"/,
    }),
  );
  await expect(page.getByText(/gewährt, worum Sie gebeten haben/)).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await expectMarked(page, company, title, 'Gern.');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(link);
  await expect(page).toHaveTitle(`Interview · ${company}`);
  await expect(page.getByText('Sie dürfen 2 Pausen von je bis zu 10 Minuten machen')).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await checkComputer(page);
  await practise(page);
  await takeInterview(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await openOwnPage(page, product, email);
  const theirs = await browser.newContext({ baseURL: product.demo().baseUrl });
  const admin = await theirs.newPage();
  await enter(admin, product.demo(), roles[0], '/company/dashboard');
  await expectAgreed(page, admin, scheduleID);
  await theirs.close();
  await press(page, page.getByRole('link', { name: /^Beleg und Hinweise: / }));
  const notes = page.getByRole('region', { name: 'Was festgehalten wurde' });
  const flag = notes.getByRole('listitem').filter({ hasText: 'Drucken der Seite' });
  await expect(flag).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await press(page, flag.getByRole('button', { name: /^Erklären: / }));
  await expect(flag.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(explanation);
  await press(page, page.getByRole('button', { name: 'An das Unternehmen senden' }));
  await expect(flag).toContainText('Gesendet');
  await expectGermanPage(page, company, ...skills);
  await expectMarked(page, company, title, explanation);

  await office.reject();
  await press(page, page.getByRole('link', { name: 'Ihre Seite' }));
  const applications = page.getByRole('region', { name: 'Ihre Bewerbungen' });
  await page.reload();
  await expect(applications).toContainText('Sie können Einspruch einlegen bis');
  await press(page, applications.getByRole('link', { name: `Einspruch: ${title}` }));
  await expect(page.getByRole('heading', { level: 1, name: `Einspruch: ${title}` })).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await press(page, page.getByRole('checkbox', { name: /1 Hinweis erklärt/ }), 'Space');
  const words = page.getByRole('textbox', { name: 'Was wurde falsch oder gar nicht gesehen?' });
  await type(page, words, 'Ich habe zehn Jahre Gärten angelegt.');
  await press(page, page.getByRole('button', { name: 'Einspruch senden' }));
  await expect(page.getByText(`${company} hat Ihren Einspruch`)).toBeVisible();
  await expectGermanPage(page, company, ...skills);

  await office.overturn('Die zweite Seite wurde nicht gelesen.');
  const answered = { subject: /Ihren Einspruch beantwortet/, link: pageLink };
  await page.goto(await mailed(product, email, answered));
  await expect(page.getByText('Ihre Bewerbung geht weiter.')).toBeVisible();
  await expect(page.getByText('Die zweite Seite wurde nicht gelesen.')).toBeVisible();
  await expectGermanPage(page, company, ...skills);
  await expectMarked(page, company, title, 'zehn Jahre Gärten', 'Die zweite Seite');
  await press(page, page.getByRole('link', { name: 'Ihre Seite' }));
  await expect(applications).toContainText('Sie haben Einspruch eingelegt, und es geht weiter.');
  await expectMarked(page, company, title, 'jana.pdf', 'Deutsch');
  expectGermanMails(product, email, company, ...skills);

  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Alles herunterladen' }));
  expect((await download).suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d[.]zip$/);
  await press(page, page.getByRole('button', { name: 'Alles löschen …' }));
  const dialog = page.getByRole('dialog', { name: 'Alles über Sie löschen?' });
  await type(page, dialog.getByRole('textbox', { name: 'Geben Sie Ihre Adresse ein' }), email);
  await expectGermanPage(page, company, ...skills);
  await press(page, dialog.getByRole('button', { name: 'Endgültig löschen' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Alles ist gelöscht' })).toBeFocused();
  await expectGermanPage(page, company, ...skills);
});
