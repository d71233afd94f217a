import { beginPayment, choosePlan, payByTestCard } from '@candor/contract/operations/billing';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { callsAsAdmin, enterAs } from './member-steps.ts';
import { signInAs } from './registration-steps.ts';

test('[SH-6] whoever may not pay for a company that lost its plan reads what has to be done, and nothing of money', async ({
  page,
  browser,
  product,
}) => {
  const ask = await callsAsAdmin(product);
  const body = { planID: 'team', provider: 'test', intent: randomUUID() } as const;
  const { paymentID } = await ask(beginPayment, { body });
  const params = { paymentID: String(paymentID) };
  await ask(payByTestCard, { params, body: { card: 'good' } });
  const refused = await enterAs(page, product, 'Recruiter');

  const office = await browser.newContext({ baseURL: product.demo().baseUrl });
  const admin = await office.newPage();
  await signInAs(
    admin,
    product.demo(),
    'SUPER_ADMIN',
    '/superAdmin/dashboard/payments?state=settled',
  );
  const give = admin.getByRole('button', { name: 'Refund: Team of Larkfield Robotics' });
  await give.first().click();
  await admin.getByLabel('Why is it refunded?').fill('Bought by mistake.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(page).toHaveURL(/\/company\/paymentPlan$/);
  await expect(page.getByText(/^The company has no plan at the moment/)).toBeVisible();

  // Whoever runs the company reads it, long after the page above had asked for all that it shows.
  const runs = await office.newPage();
  await signInAs(runs, product.demo(), 'COMPANY_ADMIN');
  await runs.goto('/company/paymentPlan');
  await expect(runs.getByText('The reason: Bought by mistake.')).toBeVisible();
  await expect(runs.getByText(/€/).first()).toBeVisible();
  await expect(runs.getByRole('button', { name: 'Choose Free' })).toBeVisible();
  expect(refused).toEqual([]);
  await expect(page.getByText(/Bought by mistake|€/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Choose|Pay)/ })).toHaveCount(0);
  await expectAccessible(page);

  await ask(choosePlan, { body: { planID: 'free' } });
  await page.goto('/company/dashboard');
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await office.close();
});
