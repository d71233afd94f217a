import { createJob } from '@candor/contract/hiring/jobs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailedLink, mailsTo, newAddress } from './account-mail.ts';
import { companyCalls } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { signIn } from './sign-in.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

/** A published job, and people who applied for it. */
async function applied(request: APIRequestContext, product: Product, names: readonly string[]) {
  const call = await companyCalls(request, product);
  const title = `Forester ${Date.now()}`;
  const { jobID } = await call('POST', '/api/jobs', { ...createJob.example.body, title });
  await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const people = [];
  for (const firstName of names) {
    const email = newAddress();
    const { applicationID } = await call('POST', `/api/pipeline/jobs/${jobID}/applications`, {
      ...{ firstName, lastName: 'Lovelace', email },
    });
    const { candidateID } = await call('GET', `/api/pipeline/applications/${applicationID}`);
    people.push({ email, candidateID: Number(candidateID) });
  }
  return { title, jobID, people };
}

const pdf = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test('a message goes to the candidate, whose answer is there without a reload', async ({
  page,
  browser,
  product,
  demo,
  request,
}) => {
  const { title, people } = await applied(request, product, ['Ada']);
  const [{ email, candidateID } = { email: '', candidateID: 0 }] = people;
  await signIn(page, demo, `/company/job-seeker-profile?candidateID=${candidateID}`);
  await page.getByRole('link', { name: 'Messages', exact: true }).press('Enter');
  await expect(page.getByText('Nothing was written yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write a message' }).press('Enter');
  const body = page.getByRole('textbox', { name: 'Message' });
  await body.fill('My own words');
  await page.getByLabel('Begin with').selectOption('A document is missing');
  await expect(body).not.toHaveValue('My own words');
  await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(body).toHaveValue('My own words');
  await page.getByLabel('Begin with').selectOption('A document is missing');
  await body.fill('Hello {{firstName}},\n\nplease send the certificate for {{job}}.');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(body).toHaveAccessibleDescription(/We do not know {{job}} in this message[.]/);
  await body.fill('Hello {{firstName}},\n\nplease send the certificate as ');
  await page.getByRole('link', { name: 'Timeline', exact: true }).press('Enter');
  const leaving = page.getByRole('dialog', { name: 'Leave without sending?' });
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Stay here' }).press('Enter');
  await expect(leaving).toHaveCount(0);
  await expect(body).toHaveValue(/please send the certificate as /);
  await page.getByRole('button', { name: 'Insert {{jobTitle}} into the message' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'What they get' })).toContainText(
    `please send the certificate as ${title}`,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  const thread = page.getByRole('article', { name: 'A document is missing' });
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a message' })).toBeVisible();

  // The candidate, on a phone and without an account.
  const link = await mailedLink(product, email, { subject: 'A document is missing' });
  const own = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await own.goto(link);
  await expect(own.getByRole('heading', { level: 1, name: 'A document is missing' })).toBeVisible();
  expect(own.url()).not.toContain('token');
  await expect(own.getByText('Hello Ada,')).toBeVisible();
  await own.getByRole('button', { name: 'Send the answer' }).click();
  const answer = own.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toHaveAccessibleDescription(/Please write something[.]/);
  await answer.fill('Here it is.');
  await own.getByLabel('Add a file').setInputFiles(pdf);
  await expect(own.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible();
  await expectFitsPhone(own);
  await expectAccessible(own);
  await own.getByRole('button', { name: 'Send the answer' }).click();
  await expect(own.getByText('Your answer is sent.')).toBeVisible();
  await expect(own.getByRole('list', { name: 'Your messages' })).toContainText('Here it is.');
  await expect(answer).toHaveValue('');
  await own.reload();
  await expect(own.getByText('Here it is.')).toBeVisible();
  await own.context().close();

  // The recruiter's page has heard of it, and so has its list of notices.
  await expect(thread.getByText('Here it is.')).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Download certificate.pdf' })).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.goto(`/company/job-seeker-profile-tab?candidateID=${candidateID}&tab=timeline`);
  await expect(page.getByText('Message from the candidate')).toBeVisible();
  await expect(page.getByText('Message sent')).toBeVisible();
  await page.goto('/view-all-notifications');
  await expect(page.getByText('A candidate has answered').first()).toBeVisible();
});

test('one for later is taken back before it leaves', async ({ page, product, demo, request }) => {
  const { people } = await applied(request, product, ['Ada']);
  await signIn(
    page,
    demo,
    `/company/job-seeker-profile-tab?candidateID=${people[0]?.candidateID}&tab=messages`,
  );
  await page.getByRole('button', { name: 'Write a message' }).press('Enter');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Tomorrow');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello {{firstName}}');
  await page.getByRole('checkbox', { name: 'Send later' }).check();
  await page.getByLabel('When to send it').fill('');
  await page.getByRole('button', { name: 'Send then' }).press('Enter');
  await expect(page.getByLabel('When to send it')).toHaveAccessibleDescription(
    /Please enter a day and a time[.]/,
  );
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('When to send it').fill(`${day}T08:30`);
  await page.getByRole('button', { name: 'Send then' }).press('Enter');
  const thread = page.getByRole('article', { name: 'Tomorrow' });
  await expect(thread.getByText('Scheduled')).toBeVisible();
  await expect(thread.getByText(/08:30/)).toBeVisible();
  await thread.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(thread.getByText('Taken back')).toBeVisible();
  expect(mailsTo(product, people[0]?.email ?? '')).toEqual([]);
});

test('several are written to from the board, each by name, once their mails were looked at', async ({
  page,
  product,
  demo,
  request,
}) => {
  const { jobID, title, people } = await applied(request, product, ['Ada', 'Grace']);
  await signIn(page, demo, `/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline&view=table`);
  for (const name of ['Ada Lovelace', 'Grace Lovelace']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await page.getByRole('link', { name: 'Write to them' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Write to 2 people' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('News about {{jobTitle}}');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello {{firstName}},\n\nwe moved.');
  const send = page.getByRole('button', { name: 'Send to 2 people' });
  await send.press('Enter');
  await expect(page.getByText('Please look at the mails first.')).toBeVisible();
  await page.getByRole('button', { name: 'See each mail' }).press('Enter');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toContainText('Mail 1 of 2');
  await expect(preview).toContainText(`News about ${title}`);
  await preview.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(preview).toContainText('Mail 2 of 2');
  // Files that are chosen after the look stand in it, as their line stands in the mail.
  await page.getByLabel('Add a file').setInputFiles(pdf);
  await expect(preview).toContainText(
    'With this message come files, by the link: certificate.pdf.',
  );
  await expectAccessible(page);
  await expectFitsPhone(page);
  await send.press('Enter');
  await expect(page.getByText('2 people will get the message.')).toBeVisible();
  for (const [n, { email }] of people.entries()) {
    await mailedLink(product, email, { subject: `News about ${title}` });
    expect(mailsTo(product, email)[0]?.html).toContain(`Hello ${['Ada', 'Grace'][n]},`);
  }
});
