import type { Page } from '@playwright/test';
import { makeAccount, signInAt } from './account-steps.ts';
import { fillCompany, newDomain } from './company-steps.ts';
import { expect, test as base } from './fixtures.ts';
import { startProduct } from './product.ts';
import { signInAs } from './registration-steps.ts';

/** A product that sells nothing. */
const test = base.extend({
  product: [
    async ({}, use) => {
      const product = await startProduct({ BILLING: 'off' });
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function expectNoMoney(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Plans?|Payments|Credits)$/ })).toHaveCount(0);
  await expect(page.getByText(/€|\bcredits?\b|\binvoices?\b|\bpayments?\b/i)).toHaveCount(0);
}

test('[PY-1] [SH-6] where nothing is sold a new company is let in, and nobody reads a word of money', async ({
  page,
  browser,
  product,
}) => {
  const email = `founder@${newDomain()}`;
  await makeAccount(page, product, 'company', email);
  await signInAt(page, { type: 'company', email });
  await fillCompany(page, 'Fairholm Rail');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await expectNoMoney(page);
  for (const path of ['paymentPlan', 'payment-checkout', 'credit-point', 'payments']) {
    await page.goto(`/company/${path}`);
    await expect(page).toHaveURL(/\/company\/dashboard$/);
  }
  await expectNoMoney(page);

  // The interviewer of the demo stands before the check of identity, which costs nothing here.
  const others = [
    ['SUPER_ADMIN', /\/superAdmin\/dashboard$/],
    ['EXTERNAL_INTERVIEWER', /\/interviewer\/registration\/3$/],
  ] as const;
  for (const [role, place] of others) {
    const context = await browser.newContext({ baseURL: product.demo().baseUrl });
    const other = await context.newPage();
    await signInAs(other, product.demo(), role);
    await expect(other).toHaveURL(place);
    await expectNoMoney(other);
    await context.close();
  }
});
