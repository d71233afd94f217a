import type { Page } from '@playwright/test';
import { addApplicant } from '@candor/contract/hiring/pipeline-moves';
import { listJobs } from '@candor/contract/hiring/jobs';
import { newAddress } from './account-mail.ts';
import { menu } from './company-work.ts';
import { expect, test } from './fixtures.ts';
import { callsAsAdmin, enterAs, expectDenied, sections } from './member-steps.ts';
import type { Product } from './product.ts';

const title = 'Backend engineer';
const taken = 'Aisha Karimi (sample)';

const buttons = (page: Page) => page.getByRole('main').getByRole('button');
const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

/** Somebody in the first stage of the job that everybody here looks at. */
async function applicant(product: Product, firstName: string): Promise<string> {
  const ask = await callsAsAdmin(product);
  const { jobs } = await ask(listJobs, { query: {} });
  const params = { jobID: String(jobs.find((job) => job.title === title)?.jobID) };
  const body = { firstName, lastName: 'Skau', email: newAddress() };
  await ask(addApplicant, { params, body });
  return `${firstName} Skau`;
}

async function openPipeline(page: Page): Promise<void> {
  await menu(page, 'Jobs');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
}

async function openReport(page: Page): Promise<void> {
  await menu(page, 'Interviews');
  await page.getByRole('link', { name: taken }).click();
  await expect(page.getByRole('heading', { level: 1, name: taken })).toBeVisible();
  await expect(decision(page).getByText('Waiting for a decision')).toBeVisible();
}

test('[PR-3] read only: sees jobs, candidates and interviews, and no button that changes one', async ({
  page,
  product,
}) => {
  const name = await applicant(product, 'Runa');
  const refused = await enterAs(page, product, 'Read only');
  const seen = ['Dashboard', 'Jobs', 'Candidates', 'Interviews', 'Settings'];
  await expect(sections(page)).toHaveText(seen);
  await expect(page.getByRole('heading', { name: 'Waiting for a decision' })).toBeVisible();

  await menu(page, 'Jobs');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(buttons(page)).toHaveText(['Copy the address']);
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name });
  await expect(panel.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(panel.getByRole('button')).toHaveText(['←', '→', 'Close']);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible();
  await expect(buttons(page)).toHaveText(['Board', 'Table']);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await menu(page, 'Candidates');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const tab of ['Notes', 'Files']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByText(`No ${tab.toLowerCase()} yet.`)).toBeVisible();
    await expect(buttons(page)).toHaveCount(0);
  }

  await openReport(page);
  await expect(decision(page).getByRole('button')).toHaveCount(0);
  const changing = /share|csv|download|note|issue|report a/i;
  await expect(page.getByRole('main').getByRole('button', { name: changing })).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  expect(refused).toEqual([]);
  await expectDenied(page, '/company/users');
});

test('[PR-3] reviewer: watches and comments, and neither decides nor hands anything on', async ({
  page,
  product,
}) => {
  const refused = await enterAs(page, product, 'Reviewer');
  await expect(sections(page)).toHaveText(['Dashboard', 'Interviews', 'Settings']);
  await openReport(page);
  await expect(page.locator('video')).toBeVisible();
  await page.keyboard.press('a');
  await expect(decision(page).getByRole('textbox')).toHaveCount(0);
  await expect(decision(page).getByRole('button')).toHaveCount(0);
  const onward = /share recording|csv|download/i;
  await expect(page.getByRole('main').getByRole('button', { name: onward })).toHaveCount(0);

  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Explains joins well.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Explains joins well.', { exact: true })).toBeVisible();
  expect(refused).toEqual([]);
  await expectDenied(page, '/company/jobs');
});

test('[PR-3] hiring manager: moves people and decides, and neither posts nor invites', async ({
  page,
  product,
}) => {
  const name = await applicant(product, 'Herdis');
  const refused = await enterAs(page, product, 'Hiring manager');
  const seen = ['Dashboard', 'Jobs', 'Candidates', 'Interviews', 'Reports', 'Settings'];
  await expect(sections(page)).toHaveText(seen);
  await openPipeline(page);
  await page.getByRole('link', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name });
  await expect(panel.getByRole('button', { name: 'Move to…' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveText(['Profile']);

  await openReport(page);
  await decision(page).getByRole('button', { name: 'Hold' }).click();
  await decision(page)
    .getByRole('textbox', { name: /Reason/ })
    .fill('Wait for the panel.');
  await decision(page).getByRole('button', { name: 'Save: Hold' }).click();
  await decision(page).getByRole('button', { name: 'Take back' }).click();
  await expect(decision(page).getByText('Waiting for a decision')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share recording' })).toHaveCount(0);
  expect(refused).toEqual([]);
  await expectDenied(page, '/company/jobs/post-job');
});

test("[PR-3] recruiter: does the daily work, and nothing of the company's own", async ({
  page,
  product,
}) => {
  const name = await applicant(product, 'Rolf');
  const refused = await enterAs(page, product, 'Recruiter');
  const seen = ['Dashboard', 'Jobs', 'Candidates', 'Interviews', 'Reports'];
  await expect(sections(page)).toHaveText([...seen, 'Settings']);
  await openPipeline(page);
  await page.getByRole('link', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name });
  await expect(panel.getByRole('link', { name: 'Invite to bot interview' })).toBeVisible();
  await panel.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Screening' }).click();
  await expect(
    page.getByRole('region', { name: 'Screening' }).getByRole('link', { name }),
  ).toBeVisible();

  await openReport(page);
  await expect(decision(page).getByRole('button', { name: /Advance|Move to/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share recording' })).toBeVisible();
  await expect(page.getByRole('button', { name: /csv/i })).toHaveCount(0);
  await menu(page, 'Settings');
  const open = [
    ...[
      'Questions',
      'Tests',
      'Interview kits',
      'Interviewers',
      'Availability',
      'Your profile',
      'Notices',
    ],
    ...['Password and devices', 'Second factor', 'Notifications'],
  ];
  await expect(page.getByRole('main').getByRole('link')).toHaveText(open);
  expect(refused).toEqual([]);
  await expectDenied(page, '/company/role-management');
});
