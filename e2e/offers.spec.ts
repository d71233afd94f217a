import { createJob } from '@candor/contract/hiring/jobs';
import { createOffer } from '@candor/contract/hiring/offers';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailedLink, newAddress } from './account-mail.ts';
import { companyCalls } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { accountOf, enter, roles } from './roles.ts';
import { signIn } from './sign-in.ts';

test.use({ timezoneId: 'America/New_York', locale: 'en-GB' });

/** What clocks in Berlin show when it is 23:59 of this day in New York: two weeks of a year are an hour nearer. */
function inBerlin(day: string): string {
  const clock = (timeZone: string, at: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at);
  const minute = Date.parse(`${day}T23:59:00Z`);
  const hours = Array.from({ length: 24 }, (_, hour) => minute + hour * 3_600_000);
  const last = hours.find((at) => clock('America/New_York', at) === '23:59') ?? minute;
  return clock('Europe/Berlin', last);
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

/** So many days from now, with room for zones. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Somebody who applied for a published job with one opening, and a colleague who may approve. */
async function applied(request: APIRequestContext, product: Product) {
  const call = await companyCalls(request, product);
  const title = `Forester ${Date.now()}`;
  const body = { ...createJob.example.body, title, openings: 1 };
  const { jobID } = await call('POST', '/api/jobs', body);
  await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const email = newAddress();
  const { applicationID } = await call('POST', `/api/pipeline/jobs/${jobID}/applications`, {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email },
  });
  const { candidateID } = await call('GET', `/api/pipeline/applications/${applicationID}`);
  const choices = await call('GET', `/api/live-interviews/choices?applicationID=${applicationID}`);
  const colleague = accountOf(product.demo(), 'COMPANY_USER').email;
  const { name } = choices.people.find((one: { email: string }) => one.email === colleague);
  return {
    call,
    title,
    jobID,
    applicationID,
    email,
    candidateID,
    colleague,
    colleagueName: String(name),
  };
}

test('an offer goes from its template by a colleague to the candidate, who accepts it; the job is filled', async ({
  page,
  browser,
  product,
  demo,
  request,
}) => {
  test.slow();
  const { call, title, jobID, email, candidateID, ...who } = await applied(request, product);

  // The words that offers begin with.
  await signIn(page, demo);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.getByRole('link', { name: 'Offer templates' }).press('Enter');
  await page.getByRole('link', { name: 'New template' }).first().press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Permanent position');
  const terms = page.getByRole('textbox', { name: 'Terms' });
  await terms.fill('Dear {{firstName}},\n\nwe pay {{wages}}.');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(terms).toHaveAccessibleDescription(/We do not know {{wages}} in this offer[.]/);
  await terms.fill('Dear {{firstName}},\n\nwe offer you {{jobTitle}} from {{startDate}} for ');
  await page.getByRole('button', { name: 'Insert {{salary}} into the terms' }).press('Enter');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toContainText('Robotics engineer from 1 March 2027 for EUR 62,000 a year');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Permanent position' })).toBeVisible();

  // A draft from it, for somebody who applied.
  await page.goto(`/company/job-seeker-profile-tab?candidateID=${candidateID}&tab=offers`);
  await page.getByRole('link', { name: `New offer for ${title}` }).press('Enter');
  await page.getByLabel('Template').selectOption('Permanent position');
  await page.getByRole('button', { name: 'Save the draft' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The terms name the salary.');
  await page.getByRole('textbox', { name: 'Salary' }).fill('58 500');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Period').selectOption('a year');
  const lastDay = await page.getByLabel('Last day to answer').inputValue();
  await page.getByLabel('First day of work').fill('2027-03-01');
  await page.getByLabel('A word to the candidate').fill('The forest waits for you.');
  await page.getByRole('button', { name: 'Add an approver' }).press('Enter');
  await page.getByRole('combobox', { name: 'Approver 1' }).selectOption(who.colleagueName);
  await expect(preview).toContainText(`${title} from 1 March 2027 for EUR 58,500 a year`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the draft' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Offer to Ada Lovelace' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for approval' }).press('Enter');
  await expect(page.getByText('Being approved')).toBeVisible();
  await expectAccessible(page);

  // The colleague approves it by the mail.
  const asking = await mailedLink(product, who.colleague, {
    subject: `Please approve an offer: ${title}`,
  });
  const second = await browser.newPage();
  await enter(second, demo, roles[1]);
  await expect(second).toHaveURL(/dashboard/);
  await second.goto(asking);
  await expect(second.getByText('It is your turn to approve this offer.')).toBeVisible();
  await second.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await expect(second.getByText('Approved, not sent')).toBeVisible();
  await second.close();

  // It is sent; the open page has heard of the approval.
  await page.getByRole('button', { name: 'Send to the candidate' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send the offer to Ada Lovelace' });
  await dialog.getByRole('button', { name: 'Send to the candidate' }).press('Enter');
  await expect(page.getByText('Waiting for the answer')).toBeVisible();

  // The candidate, on a phone and without an account.
  const link = await mailedLink(product, email, {
    subject: `An offer from Larkfield Robotics: ${title}`,
  });
  const own = await (
    await browser.newContext({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })
  ).newPage();
  await own.goto(link);
  await expect(own.getByRole('heading', { level: 1, name: `Your offer: ${title}` })).toBeVisible();
  expect(own.url()).not.toContain('token');
  await expect(own.getByText('The forest waits for you.')).toBeVisible();
  await expect(own.getByText('for EUR 58,500 a year')).toBeVisible();
  // Days are written as the page speaks.
  await expect(own.getByText('1 Mar 2027', { exact: true })).toBeVisible();
  await own.getByLabel('Language').selectOption('de');
  await expect(own.getByText('01.03.2027', { exact: true })).toBeVisible();
  await own.getByLabel('Sprache').selectOption('en');
  await expect(own.getByText(/23:59 \(New York\)$/)).toBeVisible();
  await expect(own.getByText(`${inBerlin(lastDay)} (Berlin)`)).toBeVisible();
  await expectFitsPhone(own);
  await expectAccessible(own);
  const saved = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^offer-forester-.*\.pdf$/);
  await own.getByRole('button', { name: 'Accept the offer' }).click();
  const name = own.getByRole('textbox', { name: 'Your full name' });
  await expect(name).toHaveAccessibleDescription(/Please type your name[.]/);
  await name.fill('Ada Lovelace');
  await own.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(own.getByText('Please confirm that you accept.')).toBeVisible();
  await own.getByRole('checkbox').check();
  await own.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(own.getByText('You have accepted this offer.')).toBeVisible();
  await own.reload();
  await expect(own.getByText('Accepted as Ada Lovelace')).toBeVisible();
  await expectAccessible(own);
  await own.context().close();

  // The company sees it, has hired and has filled the job.
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Name, as typed')).toBeVisible();
  expect((await call('GET', `/api/jobs/${jobID}`)).status).toBe('closed');
  await page.getByRole('link', { name: 'All offers of this candidate' }).press('Enter');
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Timeline' }).press('Enter');
  await expect(page.getByText('Offer accepted')).toBeVisible();
  await expect(page.getByText(/^Hired/)).toBeVisible();
});

test('a draft that a colleague saved meanwhile is not written over', async ({
  page,
  product,
  demo,
  request,
}) => {
  const { call, applicationID } = await applied(request, product);
  const content = { ...createOffer.example.body.content, salary: 5_000_000, startsOn: null };
  const terms = { ...content, terms: 'We pay {{salary}}.', expiresOn: dayIn(14) };
  const { offerID } = await call('POST', '/api/offers', {
    ...{ applicationID, content: terms, approvers: [] },
  });
  await signIn(page, demo, `/company/draft-offer?offerID=${offerID}`);
  const message = page.getByLabel('A word to the candidate');
  await message.fill('Mine.');
  const theirs = { version: 1, content: { ...terms, message: 'Theirs.' }, approvers: [] };
  await call('PUT', `/api/offers/${offerID}`, theirs);
  const save = page.getByRole('button', { name: 'Save the draft' });
  for (const _again of [1, 2]) {
    await save.press('Enter');
    await expect(page.getByRole('alert')).toContainText(
      'Somebody has changed this offer since you opened it.',
    );
    await expect(message).toHaveValue('Mine.');
  }
  const { content: kept } = await call('GET', `/api/offers/${offerID}`);
  expect(kept.message).toBe('Theirs.');

  // What is filled in is filled in in the terms alone.
  await message.fill('Dear {{firstName}},');
  await save.press('Enter');
  await expect(message).toHaveAccessibleDescription(/Only the terms have words/);
});
