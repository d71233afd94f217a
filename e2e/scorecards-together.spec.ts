import { createKit } from '@candor/contract/interviews/kits';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo, newAddress } from './account-mail.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { letInterviewPass, letRemindersLeave } from './interview-rows.ts';
import type { Product } from './product.ts';
import { enter, roles } from './roles.ts';

const outside = () => ({ email: newAddress(), name: 'Rosalind Frank' });

/** Two attributes, of which one is a must. */
function kitOfTwo() {
  const { name, content } = createKit.example.body;
  const points = ['Hard to follow', 'Clear when asked', 'Clear', 'Makes others clearer'];
  const attributes = [...content.attributes, { name: 'Clarity', isMust: false, points }];
  return { name, content: { ...content, attributes } };
}

/** The address in the newest mail that reminds of a scorecard. */
async function mailedScorecard(product: Product, address: string): Promise<string> {
  const found = () =>
    mailsTo(product, address)
      .map(({ html }) => /href="[^"]*?(\/submit-interviewer-feedback\?[^"]+)"/.exec(html)?.[1])
      .find((link) => link !== undefined);
  await expect.poll(found, { timeout: 60_000 }).toBeDefined();
  return (found() ?? '').replaceAll('&amp;', '&');
}

type Judgement = {
  readonly reasoning: RegExp;
  readonly clarity?: RegExp;
  readonly hire: string;
  readonly why: string;
};

async function judge(page: Page, { reasoning, clarity, hire, why }: Judgement): Promise<void> {
  await page.getByRole('radio', { name: reasoning }).check();
  if (clarity !== undefined) await page.getByRole('radio', { name: clarity }).check();
  await page.getByRole('radio', { name: hire, exact: true }).check();
  await page.getByLabel('Why', { exact: true }).fill(why);
  await page.getByRole('button', { name: 'Send the scorecard' }).click();
  await expect(page.getByRole('heading', { name: 'Your scorecard is sent' })).toBeVisible();
}

test('[RT-7] two scorecards, one of somebody from outside by the mail’s link, stand side by side, and the decision is taken there', async ({
  page,
  browser,
  product,
  demo,
  request,
}) => {
  test.slow();
  const guest = outside();
  const asked = await askToInterview(request, product, 'candidate-picks', { beside: guest });
  const { kitID } = await asked.call('POST', createKit.path, kitOfTwo());
  await asked.call('PUT', `/api/live-interviews/${asked.id}/kit`, { kitID });
  await letInterviewPass(product, asked.id);
  await letRemindersLeave(product, asked.id);
  const report = `/company/view-interview/interviewer-feedback?interviewScheduleID=${asked.id}`;

  // Whoever sits there themselves sees nothing of the others before they wrote theirs.
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto(report);
  await expect(page.getByRole('heading', { name: 'Write yours first' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decide' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Write your scorecard' }).click();
  await judge(page, {
    ...{ reasoning: /Finds what nobody asked/, clarity: /^3.*Clear$/ },
    ...{ hire: 'Strong yes', why: 'Found the fault in our own question.' },
  });
  await page.goto(report);
  const table = page.getByRole('table');
  await expect(table.getByText('Found the fault in our own question.')).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Rosalind Frank' })).toHaveCount(0);
  await expect(page.getByText('Rosalind Frank, not sent yet')).toBeVisible();

  const theirs = await (await browser.newContext({ baseURL: demo.baseUrl })).newPage();
  await theirs.goto(await mailedScorecard(product, guest.email));
  await expect(theirs.getByRole('heading', { name: 'Scorecard: Ada Lovelace' })).toBeVisible();
  await judge(theirs, { reasoning: /Guesses/, hire: 'No', why: 'Was led to every answer.' });
  await theirs.context().close();

  // The open page shows it by itself, beside the first, and says where the two differ.
  await expect(table.getByRole('columnheader', { name: 'Rosalind Frank' })).toBeVisible();
  await expect(page.getByText('Some would hire and others would not.')).toBeVisible();
  await expect(page.getByText('Two points or more apart: Reasoning.')).toBeVisible();
  const reasoning = table.getByRole('row', { name: /^Reasoning/ });
  await expect(reasoning).toContainText('1 to 4, 2.5 on average');
  await expect(reasoning).toContainText('They disagree');
  await expect(table.getByRole('row', { name: /^Clarity/ })).toContainText('3, from 1 of 2 people');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Rosalind Frank' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await decideByKeys(page);

  // What a colleague does elsewhere is seen here without a reload.
  const { applicationID, version } = await applicationOf(asked);
  await asked.call('POST', '/api/pipeline/reopenings', {
    applications: [{ applicationID, version }],
  });
  const decide = page.getByRole('region', { name: 'Decide' });
  await expect(decide.getByRole('button', { name: 'Reject…' })).toBeVisible();
  await expect(decide.getByText(/^Mail “/)).toHaveCount(0);
});

/** The focus never gets lost, and what was decided waits in plain sight. */
async function decideByKeys(page: Page): Promise<void> {
  const decide = page.getByRole('region', { name: 'Decide' });
  const line = decide.getByRole('status');
  await decide.getByRole('button', { name: 'Move to…' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(decide.getByRole('button', { name: 'Move to…' })).toBeFocused();
  await decide.getByRole('button', { name: 'Move to…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Panel', exact: true }).press('Enter');
  await expect(line).toBeFocused();
  await expect(line).toContainText('In Panel');
  await decide.getByRole('button', { name: 'Reject…' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').selectOption({ index: 1 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Reject', exact: true })
    .press('Enter');
  await expect(line).toBeFocused();
  // For as long as the way back is shown; what else is to see comes with the rejection that stays.
  await expect(page.getByText(/ rejected\.$/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(line).toContainText('In Panel');
  await expect(decide.getByText(/^Mail “/)).toHaveCount(0);
  await decide.getByRole('button', { name: 'Reject…' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').selectOption({ index: 1 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Reject', exact: true })
    .press('Enter');
  await decide.getByRole('button', { name: 'Reopen' }).press('Enter');
  await expect(line).toBeFocused();
  await expect(line).toContainText('In Panel');
  await decide.getByRole('button', { name: 'Reject…' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').selectOption({ index: 1 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Reject', exact: true })
    .press('Enter');
  await expect(line).toContainText('Rejected, in Panel');
  await expect(decide.getByText(/^Mail “.+” leaves /)).toBeVisible();
  await expectAccessible(page);
}

type Asked = Awaited<ReturnType<typeof askToInterview>>;

async function applicationOf({ call, id }: Asked) {
  const { applicationID } = await call('GET', `/api/live-interviews/${id}/scorecards`);
  const { version } = await call('GET', `/api/pipeline/applications/${applicationID}`);
  return { applicationID, version };
}
