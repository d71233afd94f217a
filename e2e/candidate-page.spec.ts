import { createJob } from '@candor/contract/hiring/jobs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo, newAddress } from './account-mail.ts';
import { companyCalls } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB', viewport: { width: 390, height: 844 } });

async function expectFitsPhone(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

/** Somebody whom the company added to a job and wrote to. */
async function writtenTo(request: APIRequestContext, product: Product) {
  const call = await companyCalls(request, product);
  const title = `Gardener ${Date.now()}`;
  const { jobID } = await call('POST', '/api/jobs', { ...createJob.example.body, title });
  await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const email = newAddress();
  const { applicationID } = await call('POST', `/api/pipeline/jobs/${jobID}/applications`, {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email },
  });
  const { candidateID } = await call('GET', `/api/pipeline/applications/${applicationID}`);
  await call('POST', `/api/applicants/${candidateID}/messages`, {
    ...{ requestKey: crypto.randomUUID(), threadID: null, applicationID, sendAt: null, files: [] },
    ...{ subject: 'A question', body: 'Hello {{firstName}}, when can we call you?' },
  });
  return { title, email, applicationID: Number(applicationID), candidateID: Number(candidateID) };
}

/** The nth mail with this subject, once that many have arrived. */
async function mailOf(product: Product, email: string, subject: string, nth = 1): Promise<string> {
  const found = () => mailsTo(product, email).filter((mail) => mail.subject === subject);
  const often = { timeout: 20_000, intervals: [50] };
  await expect.poll(() => found().length, often).toBeGreaterThanOrEqual(nth);
  return found()[0]?.html ?? '';
}

async function enter(page: Page, product: Product, email: string): Promise<void> {
  const mail = await mailOf(product, email, 'A question');
  const href = /<a href="([^"]+candidate-page[^"]+)"/.exec(mail)?.[1] ?? '';
  await page.goto(href.replaceAll('&amp;', '&'));
  await expect(page.getByRole('heading', { level: 1, name: 'Open your page' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  // The company's page, before anything of the candidate is shown.
  await expect(page).toHaveTitle(/^Your page · (?!Candor)/);
  await expect(page.getByRole('link', { name: 'Candor, home' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mail me a code' }).press('Enter');
  const code = page.getByRole('textbox', { name: 'Code from the mail' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Open my page' }).press('Enter');
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  await expectAccessible(page);
  await expectFitsPhone(page);
  const codeMail = await mailOf(product, email, 'Your code to open your page');
  await code.fill(/your code: (\d{6})/.exec(codeMail)?.[1] ?? '');
  await code.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Your page at / })).toBeVisible();
}

test('somebody who has only mails opens their page, answers, withdraws and signs out', async ({
  page,
  product,
  request,
}) => {
  const { title, email } = await writtenTo(request, product);
  await enter(page, product, email);
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next).toContainText('The company wrote: A question');
  await expectAccessible(page);
  await expectFitsPhone(page);

  // Whoever gave the code needs none after a reload.
  await page.reload();
  await next.getByRole('button', { name: 'Read and answer: A question' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A question' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Tomorrow at ten.');
  await page.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(page.getByText('Your answer is sent.')).toBeVisible();
  await page.goBack();
  await expect(next).toContainText('Nothing waits for you now.');

  const applications = page.getByRole('region', { name: 'Your applications' });
  await expect(applications).toContainText('Received');
  await applications.getByRole('button', { name: `Withdraw: ${title}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await expect(page.getByText('Your application is withdrawn.')).toBeVisible();
  await expect(applications).toContainText('Withdrawn');

  await page.getByRole('button', { name: 'Sign out of this page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Open your page' })).toBeVisible();
});

test('they correct what is kept, take a copy of everything, and erase it', async ({
  page,
  product,
  request,
}) => {
  const { email } = await writtenTo(request, product);
  await enter(page, product, email);
  const own = page.getByRole('region', { name: 'Your data' });
  await own.getByRole('textbox', { name: 'First name' }).fill('');
  await own.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(own.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
    /Please enter your first name/,
  );
  await own.getByRole('textbox', { name: 'First name' }).fill('Augusta');
  await own.getByRole('textbox', { name: 'City' }).fill('London');
  await own.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
  await own.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Your data is corrected.')).toBeVisible();
  await expect(page.getByText('Hello Augusta Lovelace.')).toBeVisible();

  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Download everything' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d[.]zip$/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Erase everything…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase everything about you?' });
  const address = dialog.getByRole('textbox', { name: 'Type your address' });
  await address.fill('somebody.else@mail.example');
  await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(address).toHaveAccessibleDescription(/as it stands here/);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await address.fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Everything is erased' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Open your page' })).toBeVisible();
});
