import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility.ts';
import { wantTeam } from './company-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';

test('[PY-1] a company saves its invoice, and a bank statement lets it in', async ({
  page,
  browser,
  product,
}) => {
  const office = await browser.newContext({ baseURL: product.demo().baseUrl });
  const admin = await office.newPage();
  await signInAs(admin, product.demo(), 'SUPER_ADMIN');
  await admin.getByRole('link', { name: 'Plans' }).click();
  await admin.getByLabel('Name of the seller').fill('Candor Hosting AS');
  const seller = admin.getByRole('region', { name: 'Who sells' });
  await seller
    .getByRole('textbox', { name: 'Address', exact: true })
    .fill('Bryggen 1\n5003 Bergen');
  await seller.getByLabel('Country of the seller').selectOption('NO');
  await seller.getByLabel('Account that money is sent to').fill('NO93 8601 1117 948');
  await seller.getByLabel('Address for questions').fill('billing@candor.example');
  await expect(seller.getByText('This is not an IBAN')).toBeVisible();
  await seller.getByLabel('Account that money is sent to').fill('NO93 8601 1117 947');
  await seller.getByRole('button', { name: 'Save who sells' }).click();
  await expect(admin.getByText('Saved. Invoices from now on say so.')).toBeVisible();
  await expectAccessible(admin);

  await wantTeam(page, product, 'Larkfield Robotics');
  await page.getByLabel('How do you want to pay?').selectOption('invoice');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invoice sent')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save invoice \d{4}-\d{5}$/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{5}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);

  const number = /\d{4}-\d{5}/.exec(file.suggestedFilename())?.[0] ?? '';
  await admin.getByRole('link', { name: 'Payments' }).click();
  await admin.getByText('Bank statement', { exact: true }).click();
  const csv = `date,amount,reference\n2026-11-20,61.25,For ${number}\n2026-11-20,5,Thanks\n`;
  await admin
    .getByLabel('File with the statement')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(
    admin.getByRole('row', { name: `Pays ${number} of Larkfield Robotics` }),
  ).toBeVisible();
  await expect(admin.getByRole('row', { name: 'Kept: it names no invoice' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Mark 1 invoice paid' }).click();
  await expect(admin.getByText('1 marked paid, 1 kept for you to decide.')).toBeVisible();
  await admin.getByRole('button', { name: /^Decide about €5.00/ }).click();
  await admin.getByLabel('What is it then?').fill('A gift.');
  await admin.getByRole('button', { name: 'It pays no invoice' }).click();
  await expect(admin.getByRole('heading', { name: /nobody has decided/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('The payment has arrived.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Save receipt ${number}` })).toBeVisible();
  await office.close();
});
