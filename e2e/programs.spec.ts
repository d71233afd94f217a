import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('an admin makes a key, sees it once, calls with it and revokes it', async ({ page, demo }) => {
  // Two looks by axe at long pages, in both schemes.
  test.slow();
  await signIn(page, demo, '/company/settings');
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'New key' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expect(page.getByText('Please choose what the key may do.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Payroll');
  await page.keyboard.press('Enter');
  // The first of what the key may do: the name is right now.
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.getByLabel('Read jobs').press('Space');
  await page.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('region', { name: 'The key of Payroll' });
  const key = await shown.getByText(/^candor_/).innerText();
  const authorization = `Bearer ${key}`;
  const read = () => page.request.get('/api/v1/jobs', { headers: { authorization } });
  expect((await read()).status()).toBe(200);
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'Payroll' });
  await expect(line).toContainText('Last used');
  await expect(page.getByText(key)).toHaveCount(0);

  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByText('/api/v1/applications', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Revoke Payroll' }).click();
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect(line).toContainText('Revoked');
  expect((await read()).status()).toBe(401);
});

test('an admin adds a webhook, sends a test event and reads what was answered', async ({
  page,
  demo,
}) => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString('utf8')));
    request.on('end', () => response.end('thanks, noted'));
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  await signIn(page, demo, '/company/settings/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Address').fill('ftp://files.example.com/');
  await page.getByLabel('Everything').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address must begin with https://.')).toBeVisible();
  await expect(page.getByLabel('Address')).toBeFocused();
  await expect(page.getByLabel('Everything')).toBeChecked();
  const address = `http://127.0.0.1:${port}/hook`;
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('link', { name: address }).click();

  await page.getByRole('button', { name: 'Send a test event' }).click();
  const sent = page.getByRole('list', { name: 'Deliveries, newest first' }).getByRole('listitem');
  await expect(sent).toContainText('Delivered');
  await sent.locator('summary').press('Enter');
  await expect(sent).toContainText('thanks, noted');
  await expect(sent).toContainText('"type": "webhook.test"');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sent.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toBe(bodies[0]);
  await page.getByLabel('State').selectOption('failed');
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByText('Nothing was sent that is in this state.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  receiver.closeAllConnections();
  receiver.close();
});
