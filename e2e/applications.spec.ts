import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import type { Demo } from './product.ts';
import { pdfFile } from './registration-steps.ts';
import { accountOf, enter, roles } from './roles.ts';

const [admin] = roles;
const candidate = roles[2];

/** As the company's admin, past the pages. */
async function companyCalls(request: APIRequestContext, demo: Demo) {
  const { email, password } = accountOf(demo, admin.role);
  const signIn = { email, password, type: admin.type };
  const reply = await request.post('/api/accounts/sign-in', { data: signIn });
  const headers = { authorization: `Bearer ${(await reply.json()).data.token}` };
  return {
    get: async (path: string) => (await (await request.get(path, { headers })).json()).data,
    post: async (path: string, data: object) =>
      (await (await request.post(path, { headers, data })).json()).data,
    put: async (path: string, data: object) =>
      (await (await request.put(path, { headers, data })).json()).data,
  };
}

const job = {
  title: 'Orchard surveyor',
  slug: '',
  description: 'You count apples.',
  department: '',
  employmentType: 'full-time',
  workplace: 'remote',
  location: '',
  country: 'NO',
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
  openings: 1,
  experienceMin: null,
  experienceMax: null,
  education: null,
  closesOn: null,
  skills: [],
  stages: [{ name: 'Inbox', kind: 'applied' }],
  team: [],
  questions: [
    {
      kind: 'yes-no',
      label: 'May you climb ladders?',
      isRequired: true,
      options: [],
      knockOut: ['no'],
    },
    {
      kind: 'multiple-choice',
      label: 'Which days?',
      isRequired: false,
      options: ['Monday', 'Friday'],
      knockOut: [],
    },
  ],
};

/** From field to field as a keyboard goes. */
async function typeInOrder(page: Page, words: readonly string[]): Promise<void> {
  for (const text of words) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

test('[RT-4] somebody applies with the keyboard, gets a mail, and withdraws', async ({
  page,
  product,
  demo,
  request,
}) => {
  test.setTimeout(120_000);
  const company = await companyCalls(request, demo);
  const { jobID } = await company.post('/api/jobs', job);
  await company.post(`/api/jobs/${jobID}/publish`, { version: 1 });
  const { version } = await company.get('/api/equality/settings');
  const questions = [{ kind: 'gender', options: ['Woman', 'Man'] }];
  await company.put('/api/equality/settings', { isOn: true, version, questions });
  const { email } = accountOf(demo, candidate.role);

  await page.goto(`/jobs/view-job-detils/${jobID}`);
  await page.getByRole('link', { name: 'Apply', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\?apply=yes$/);
  await expect(page.getByRole('heading', { name: /^Apply at/ })).toBeFocused();
  const send = page.getByRole('button', { name: 'Send application' });
  await send.press('Enter');
  const list = page.getByRole('alert');
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveCount(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await list.getByRole('link', { name: 'Please choose yes or no.' }).press('Enter');
  await expect(page.getByLabel('Yes')).toBeFocused();

  await page.getByLabel('First name').focus();
  await page.keyboard.type('Åsa');
  await typeInOrder(page, ['Berg', email, '', 'Bergen', 'Norway']);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Bergen');
  await expect(page.getByLabel('Country')).toHaveValue('NO');
  await page.getByLabel('CV (needed)').setInputFiles(pdfFile('asa.pdf'));
  await expect(page.getByText('asa.pdf')).toBeVisible();
  await page.getByLabel('Yes').press('ArrowDown');
  await expect(page.getByLabel('No', { exact: true })).toBeChecked();
  await page.getByLabel('Friday').press('Space');
  await page.getByLabel(/may use my data for this application/).press('Space');
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused();
  const gender = page.getByLabel('What is your gender?');
  await expect(gender.locator('option:checked')).toHaveText('Prefer not to say');
  await gender.selectOption('Woman');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send answers' }).press('Enter');
  await expect(page.getByText('Your answers are kept apart from your application.')).toBeVisible();

  const subject = 'Your application at Larkfield Robotics';
  const mails = () => mailsTo(product, email).filter((mail) => mail.subject === subject);
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  const { stages } = await company.get(`/api/pipeline/jobs/${jobID}/board`);
  expect(stages[0].cards).toMatchObject([{ isKnockedOut: true }]);

  await enter(page, demo, candidate);
  const own = page.getByRole('region', { name: 'Your applications' });
  const row = own.getByRole('listitem').filter({ hasText: 'Orchard surveyor' });
  await expect(row).toContainText('Received · applied');
  await row.getByRole('button', { name: /^Withdraw/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await expect(row).toContainText('Withdrawn');
});

test('[RT-11] a job is given a question with an answer that rules out', async ({ page, demo }) => {
  await enter(page, demo, admin);
  test.setTimeout(120_000);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/jobs/post-job');
  await page.getByLabel('Title').fill('Asks something');
  const add = page.getByRole('button', { name: 'Add a question' });
  await add.press('Enter');
  await expect(page.getByLabel('Words of question 1')).toBeFocused();
  await page.keyboard.type('Which shift?');
  await page.getByLabel('Kind of question 1').selectOption('single-choice');
  for (const answer of ['Day', 'Night']) {
    await page.getByRole('button', { name: 'Add an answer to question 1' }).press('Enter');
    await expect(
      page.getByLabel(`Answer ${answer === 'Day' ? 1 : 2} of question 1`, { exact: true }),
    ).toBeFocused();
    await page.keyboard.type(answer);
  }
  await page.getByLabel('Rules out: answer 2 of question 1').press('Space');
  await add.press('Enter');
  await page.keyboard.type('A licence?');
  await page.getByRole('button', { name: 'Move question 2, A licence? up' }).press('Enter');
  await expect(page.getByLabel('Words of question 1')).toHaveValue('A licence?');
  await expect(page.locator('.save-note')).toHaveText('Saved');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Preview' }).click();
  const asked = page.getByRole('region', { name: 'Asked in the apply form' });
  await expect(asked.getByRole('listitem')).toHaveText([
    'A licence? (must be answered)Yes or no',
    'Which shift? (must be answered)One answer of several · Day, Night · rules out: Night',
  ]);
});

test('a company chooses what it asks about groups, and its report says so', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Equal opportunity' }).click();
  const age = page.getByLabel('How old are you?');
  await age.check();
  await page.getByLabel(/^Ask voluntary questions/).check();
  await page.getByLabel('Answers, one a line').last().fill('Under 40\n40 or older');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/company/reports');
  const impact = page.getByRole('region', { name: 'Adverse impact' });
  await expect(impact).toContainText('No sums in this period yet');
});
