import { readFileSync } from 'node:fs';
import { createKit } from '@candor/contract/interviews/kits';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { applyWithNewestCv, letInterviewPass } from './interview-rows.ts';
import { enter, roles } from './roles.ts';

async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize(before);
}

test('[RT-7] from the mailed link a scorecard is written by its kit, kept over a reload, sent, and read side by side', async ({
  page,
  browser,
  product,
  request,
}) => {
  const asked = await askToInterview(request, product, 'candidate-picks');
  const { name, content } = createKit.example.body;
  const sharing = { name, content: { ...content, sharesCv: true } };
  const { kitID } = await asked.call('POST', createKit.path, sharing);
  const { candidateID } = await asked.read();
  const base64 = readFileSync(new URL('files/cv.pdf', import.meta.url)).toString('base64');
  const cv = { fileName: 'welder.pdf', kind: 'cv', base64 };
  await asked.call('POST', `/api/applicants/${candidateID}/files`, cv);
  await applyWithNewestCv(product, asked.id);
  await asked.call('PUT', `/api/live-interviews/${asked.id}/kit`, { kitID });
  await letInterviewPass(product, asked.id);
  // A colleague finds what they owe on their first page.
  const colleague = await browser.newPage();
  await enter(colleague, product.demo(), roles[0]);
  await expect(colleague.getByRole('heading', { name: 'Scorecards you owe' })).toBeVisible();
  await colleague
    .getByRole('button', { name: 'Write the scorecard: Ada Lovelace' })
    .first()
    .click();
  await expect(colleague.getByRole('heading', { name: 'Scorecard: Ada Lovelace' })).toBeVisible();
  await colleague.close();
  const own = await asked.call('GET', '/api/own-scorecards');
  const mine = own.scorecards.find(
    (one: { interviewScheduleID: number }) => one.interviewScheduleID === asked.id,
  );
  const path = `/api/own-scorecards/${mine.companyID}/${asked.id}/link`;
  const { token } = await asked.call('POST', path);

  await page.goto(`/submit-interviewer-feedback?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Scorecard: Ada Lovelace' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await expect(page.getByText('What did you build last?')).toBeVisible();
  await page.getByRole('button', { name: 'Send the scorecard' }).click();
  await expect(page.getByText('Please give a point for “Reasoning”.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Read welder.pdf' }).click();
  await expect(page.getByText('Senior welder, Nordic Yards')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('radio', { name: /Reasons alone/ }).check();
  await page.getByLabel('Why', { exact: true }).fill('Said what they did not know.');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Why', { exact: true })).toHaveValue('Said what they did not know.');
  await expect(page.getByRole('radio', { name: /Reasons alone/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await page.getByRole('button', { name: 'Send the scorecard' }).click();
  await expect(page.getByRole('heading', { name: 'Your scorecard is sent' })).toBeVisible();

  await enter(page, product.demo(), roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto(`/company/view-interview/interviewer-feedback?interviewScheduleID=${asked.id}`);
  const table = page.getByRole('table');
  await expect(table.getByText('3: Reasons alone')).toBeVisible();
  await expect(table.getByText('Said what they did not know.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the application' })).toBeVisible();
  // What was said leads to the step of the application, on the same page.
  const decide = page.getByRole('region', { name: 'Decide' });
  await decide.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Panel', exact: true }).click();
  await expect(decide.getByText('In Panel')).toBeVisible();
  await decide.getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('dialog').getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(decide.getByText('Rejected, in Panel')).toBeVisible();
  // What the candidate does not know yet stands there, with the way to call it back.
  await expect(decide.getByText(/^Mail “/)).toBeVisible();
  await decide.getByRole('button', { name: 'Reopen' }).click();
  await expect(decide.getByText('In Panel', { exact: true })).toBeVisible();
  // A colleague is quicker while the question stands here: nothing is done twice, and it is said.
  await decide.getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('dialog').getByLabel('Reason').selectOption({ index: 1 });
  const { applicationID } = await asked.read();
  const { version } = await asked.call('GET', `/api/pipeline/applications/${applicationID}`);
  const hire = { applications: [{ applicationID, version }], stageID: null };
  await asked.call('POST', '/api/pipeline/moves', hire);
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(
    page.getByText('Somebody has changed this application since you opened it.'),
  ).toBeVisible();
  await expect(decide.getByText('Hired', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  // The next interview of this job is proposed the same kit.
  await page.goto(`/company/interview-kits/edit?kitID=${kitID}`);
  await page.getByLabel('Job', { exact: true }).selectOption({ label: asked.title });
  await page.getByRole('button', { name: 'Propose it there' }).click();
  const place = page.getByRole('listitem').filter({ hasText: asked.title }).first();
  await expect(place).toContainText('every stage without a kit of its own');
  await expectAccessible(page);
  await expectFitsPhone(page);
});
