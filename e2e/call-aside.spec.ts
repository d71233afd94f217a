import { createKit } from '@candor/contract/interviews/kits';
import { expectAccessible } from './accessibility.ts';
import { expect, joinFrom, test } from './call-steps.ts';
import { enter, roles } from './roles.ts';

test('[VL-9] an interviewer has the plan and a line of their own beside the call, and the report keeps what was said', async ({
  page,
  product,
  asked,
  openOther,
}) => {
  const { kitID } = await asked.call('POST', createKit.path, createKit.example.body);
  await asked.call('PUT', `/api/live-interviews/${asked.id}/kit`, { kitID });

  await joinFrom(page, await asked.seatLink());
  await page.getByRole('button', { name: 'Interviewers' }).click();
  const side = page.getByRole('complementary', { name: 'Interviewers' });
  await expect(side.getByText('Past work')).toBeVisible();
  await side.getByRole('textbox', { name: 'To the interviewers' }).fill('I begin with the tests');
  await side.getByRole('button', { name: 'Send' }).click();
  await expect(side.getByRole('list').getByText('I begin with the tests')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.getByText('I begin with the tests')).toBeHidden();

  const desk = await openOther();
  await enter(desk, product.demo(), roles[0]);
  await expect(desk).toHaveURL(/\/company\/dashboard$/);
  await desk.goto(`/company/view-interview/interviewer-feedback?interviewScheduleID=${asked.id}`);
  const told = desk.getByRole('region', { name: 'The call' });
  await expect(told.getByText(/joined/)).toBeVisible();
  // Whoever sits there and has sent no scorecard reads none of it.
  await expect(told.getByText('I begin with the tests')).toBeHidden();
  await expectAccessible(desk);
});
