import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expectAccessible } from './accessibility.ts';
import { confirmationSubject, newAddress } from './account-mail.ts';
import { askForAccount } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { startProduct } from './product.ts';

test('a mail is read in the mailbox, and its button leads on', async ({ page, demo }) => {
  const email = await askForAccount(page, 'candidate', newAddress());
  const mailbox = demo.mailboxUrl ?? '';
  await expect
    .poll(async () => (await (await page.request.get(`${mailbox}.json?to=${email}`)).json()).length)
    .toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(mailbox);
  await expectAccessible(page);
  await page.getByRole('link', { name: confirmationSubject }).first().click();
  await expect(page.getByRole('heading', { name: confirmationSubject })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm e-mail address' }).click();
  // In the browser that signed up the link signs in, too.
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});

test('with a mail server there is no mailbox', async ({ request }) => {
  test.setTimeout(120_000);
  const product = await startProduct({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const { baseUrl, mailboxUrl } = product.demo();
  expect(mailboxUrl).toBeUndefined();
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect([path, (await request.get(`${baseUrl}${path}`)).status()]).toEqual([path, 404]);
  }
  await product.dispose();
});

test('production without a mail server does not start, so it never has the mailbox', async () => {
  const main = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');
  const env = { ...process.env, NODE_ENV: 'production', SMTP_URL: '' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const code = await new Promise((resolve) => {
    server.once('exit', resolve);
  });
  expect(code).toBe(1);
  expect(said).toContain('SMTP_URL');
});
