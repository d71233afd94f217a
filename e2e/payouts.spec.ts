import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { oweToInterviewer } from './interview-rows.ts';
import { confirmIdentity, enter, roles } from './roles.ts';

const [, , , interviewer, superAdmin] = roles;

test('what an interviewer is owed is approved, goes to the bank as a file, and comes with a receipt', async ({
  page,
  browser,
  product,
  demo,
  request,
}) => {
  test.slow();
  await confirmIdentity(request, demo);
  await enter(page, demo, interviewer);
  await expect(page).toHaveURL(/\/interviewer\/dashboard$/);
  await page.goto('/interviewer/profile');
  await page.getByLabel('Holder').fill('Elias Brandt');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('NL91 ABNA 0417 1643 00');
  await page.getByRole('button', { name: 'Keep this account' }).click();
  await expect(page.getByText('The account that ends in 4300 is kept.')).toBeVisible();
  await oweToInterviewer(product, 12_345);

  const office = await browser.newContext({ baseURL: demo.baseUrl });
  const desk = await office.newPage();
  await enter(desk, demo, superAdmin);
  await desk.getByRole('link', { name: 'Payments' }).click();
  await desk.getByRole('link', { name: 'Owed to interviewers' }).click();
  const owed = desk.getByRole('row', { name: /Elias Brandt.*4300/ });
  await expect(owed).toContainText('€');
  // What another journey owes them is paid along.
  const [amount = ''] = /€[\d.,]+/.exec(await owed.innerText()) ?? [];
  expect(Number(amount.replaceAll(/[€,]/g, ''))).toBeGreaterThanOrEqual(123.45);
  await expectAccessible(desk);
  await desk.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await desk.getByLabel('Name of the account’s holder').fill('Würfel & Söhne');
  await desk.getByRole('button', { name: 'Save account' }).click();
  await expect(desk.getByText('This is not an IBAN', { exact: false })).toBeVisible();
  await desk.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await desk.getByRole('button', { name: 'Save account' }).click();
  await expect(desk.getByText('Würfel & Söhne, •••• 3000')).toBeVisible();

  await desk.getByRole('checkbox', { name: 'Select Elias Brandt, EUR' }).check();
  await desk.getByRole('button', { name: 'Approve' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText('to 1 account', { exact: false })).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('heading', { name: /^Payout batch \d+$/ })).toBeVisible();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Files for the bank' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^payouts-\d+\.xml$/);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Mark all as paid' }).click();
  await expect(desk.getByText('1 payout is marked as paid.')).toBeVisible();

  await page.goto('/interviewer/dashboard');
  await page.getByRole('button', { name: /^Receipt of payout/ }).click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText('Würfel & Söhne')).toBeVisible();
  await expect(receipt.getByRole('definition').filter({ hasText: amount })).toBeVisible();
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Close' }).click();
  await office.close();
});
