import { expectAccessible } from './accessibility.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { letFeedbackStand, letInterviewPass } from './interview-rows.ts';
import { enter, roles } from './roles.ts';

test('[RT-11] a candidate says how it was from the mail, and a colleague reads it once it is decided', async ({
  page,
  product,
  request,
}) => {
  const asked = await askToInterview(request, product, 'candidate-picks', 'member-or-admin');
  const link = await asked.link();
  await letInterviewPass(product, asked.id);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('Please choose one.')).toHaveCount(4);
  await expect(page.getByRole('radiogroup').first()).toBeFocused();
  await expectAccessible(page);
  for (const [question, answer] of [
    ['All in all it was a good interview', 'Mostly'],
    ['I knew beforehand what would happen', 'Fully'],
    ['I was treated with respect', 'Fully'],
    ['The questions had to do with the job', 'Rather not'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: question });
    await group.getByRole('radio', { name: answer, exact: true }).check();
  }
  await page.getByLabel('What should the company know?').fill('Friendly, and half an hour late.');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('You said how it was. Thank you.')).toBeVisible();
  await expect(page.getByText('Friendly, and half an hour late.')).toBeVisible();

  await enter(page, product.demo(), roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto(`/company/view-interview/interviewer-feedback?interviewScheduleID=${asked.id}`);
  await page.getByRole('link', { name: 'What the candidate found' }).click();
  await expect(page.getByText('First the application, then this')).toBeVisible();
  await letFeedbackStand(product, asked.id);
  await page.reload();
  await expect(page.getByText('Friendly, and half an hour late.')).toBeVisible();
  await expect(page.getByText('Rather not')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Numbers of each job' }).click();
  await expect(page.getByRole('heading', { name: 'What candidates found' })).toBeVisible();
  const job = page.getByRole('listitem').filter({ hasText: asked.title });
  await expect(job).toContainText('Fewer than five people so far.');
  await expectAccessible(page);
});
