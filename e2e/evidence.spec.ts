import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo, newAddress } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import { inviteSomebody } from './invitations.ts';
import type { Product } from './product.ts';
import { signIn } from './sign-in.ts';
import { takeInterview } from './take-interview.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB', viewport: { width: 390, height: 844 } });
test.setTimeout(300_000);

async function expectFitsPhone(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

/** The first thing that a mail to this address says by this pattern, once one has arrived. */
async function mailed(product: Product, email: string, pattern: RegExp): Promise<string> {
  const found = () => mailsTo(product, email).flatMap(({ html }) => pattern.exec(html)?.[1] ?? []);
  await expect.poll(() => found().length, { timeout: 20_000, intervals: [50] }).toBeGreaterThan(0);
  return (found()[0] ?? '').replaceAll('&amp;', '&');
}

/** From the mail of the invitation to the page that it leads to. */
async function enter(page: Page, product: Product, email: string): Promise<void> {
  await page.goto(await mailed(product, email, /<a href="([^"]+candidate-page[^"]+)"/));
  await page.getByRole('button', { name: 'Mail me a code' }).press('Enter');
  const code = page.getByRole('textbox', { name: 'Code from the mail' });
  await code.fill(await mailed(product, email, /your code: (\d{6})/));
  await code.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Your page at / })).toBeVisible();
}

test('from the mail to an explained flag that the reviewer reads, and what they say of it', async ({
  page,
  product,
  playwright,
  browser,
}) => {
  const email = newAddress();
  const link = await inviteSomebody(product, { isProctored: true, email });
  const demo = product.demo();
  const request = await playwright.request.newContext({ baseURL: demo.baseUrl });
  const taken = await takeInterview(request, link);
  await request.dispose();
  await enter(page, product, email);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: /^Receipt and notes: / }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Your interview for / })).toBeVisible();

  const banner = page.getByRole('banner');
  await expect(banner.getByText('Larkfield Robotics')).toBeVisible();
  await expect(banner.getByText('Candor')).toHaveCount(0);
  await expect(page).toHaveTitle('Your interview · Larkfield Robotics');

  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(`of ${taken.questionCount}`);
  await expect(receipt).toContainText('You submitted it.');
  await expect(receipt).toContainText(/Face and eyes: watched \d+ % of the time/);
  const notes = page.getByRole('region', { name: 'What was noted' });
  await expect(notes.getByText('No face in the picture', { exact: true })).toBeVisible();
  await expect(notes.getByText(/80 % sure, 2 events, weighs “high” by rule/)).toBeVisible();
  await expect(notes.getByText(/It cannot know why: poor light/)).toBeVisible();
  await expect(notes.getByText('The page was hidden', { exact: false })).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessible(page);

  // They watch themselves: the recording plays from two seconds before the flag.
  await expect(async () => {
    await page.reload();
    // The player comes after the receipt.
    await expect(page.locator('video')).toHaveCount(1, { timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  const video = page.locator('video');
  const length = () => video.evaluate((element: HTMLVideoElement) => element.duration || 0);
  await expect.poll(length, { timeout: 30_000 }).toBeGreaterThan(0);
  await notes.getByRole('button', { name: /^Watch at .*: No face in the picture$/ }).press('Enter');
  const flag = notes.getByRole('listitem').filter({ hasText: 'No face in the picture' });
  await expect(flag).toHaveAttribute('aria-current', 'true');

  // Typed words outlive a closed page, and leave when they are sent.
  await flag.getByRole('button', { name: /^Explain: No face in the picture/ }).press('Enter');
  const field = flag.getByRole('textbox', { name: /^Your explanation of/ });
  await expect(field).toBeFocused();
  await field.fill('The lamp above me went out.');
  await page.reload();
  await expect(field).toHaveValue('The lamp above me went out.');
  await page
    .getByRole('textbox', { name: 'What the company should know' })
    .fill('My room is dark.');
  const bar = page.getByRole('region', { name: 'Explanations that are not sent' });
  await expect(bar).toContainText('2 explanations are not sent');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.context().setOffline(true);
  await bar.getByRole('button', { name: 'Send to the company' }).press('Enter');
  await expect(
    bar.getByText(/sent when the network is back while this page is open/),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar).toBeHidden();
  await expect(flag).toContainText('The lamp above me went out.');

  // The reviewer reads it at the flag, and says what it was.
  const office = await browser.newContext({ baseURL: demo.baseUrl });
  const report = await office.newPage();
  await signIn(report, demo);
  // In a sitting it is read before the decision.
  const of = `interviewScheduleID=${taken.interviewScheduleID}`;
  await report.goto(`/company/interviews/sitting?sort=newest&${of}`);
  await expect(report.getByText('The lamp above me went out.')).toBeVisible();
  const said = report.getByRole('region', { name: 'What the candidate says' });
  await expect(said.getByText('My room is dark.')).toBeVisible();
  await expectAccessible(report);
  await report.goto(`/company/view-interview?${of}`);
  const monitors = report.getByRole('region', { name: 'Monitors' });
  await expect(monitors.getByText('The lamp above me went out.')).toBeVisible();
  await expect(report.getByText('My room is dark.')).toBeVisible();
  await monitors.getByRole('button', { name: /No face in the picture/ }).click();
  await report.keyboard.press('3');
  const reason = monitors.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription(/The candidate reads this/);
  await reason.fill('A lamp failed, as they say.');
  await report.keyboard.press('Enter');
  await expect(monitors.getByText(/A lamp failed, as they say/)).toBeVisible();
  await expectAccessible(report);
  await office.close();

  // What could not be asked for is not said to be missing.
  await page.route('**/api/candidate-page/evidence/recording', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(receipt).toContainText('It could not be loaded.', { timeout: 30_000 });
  await expect(receipt).not.toContainText('Nothing was recorded.');
  await expect(flag).toContainText('The company says: Technical. A lamp failed, as they say.');
  await expectAccessible(page);
  await page.unroute('**/api/candidate-page/evidence/recording');
  await receipt.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator('video')).toHaveCount(1);
});
