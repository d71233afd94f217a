import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailedLink, mailsTo, newAddress } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import type { Demo } from './product.ts';
import { enter, roles } from './roles.ts';

const recruiter = roles[1];
/** One that no other journey pauses or closes. */
const job = 'Field service technician';

/** To the page of invitations by the way that a recruiter goes, with these lines pasted. */
async function startInviting(page: Page, demo: Demo, lines: string): Promise<void> {
  await enter(page, demo, recruiter);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Interviews' }).press('Enter');
  await page.getByRole('link', { name: 'Schedule interviews' }).press('Enter');
  await page.getByLabel('For which job?').selectOption({ label: job });
  await page.getByText('Paste names and addresses', { exact: true }).press('Enter');
  await page.getByLabel('One person a line').fill(lines);
  await page.getByRole('button', { name: 'Add these people' }).press('Enter');
}

/** No page is wider than the phone that shows it. */
async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize(before);
}

test('[RT-11] two candidates are invited with the keyboard alone, and the mail is shown before', async ({
  page,
  demo,
  product,
}) => {
  test.setTimeout(120_000);
  const [ada, bob] = [newAddress(), newAddress()];
  await startInviting(page, demo, `Ada Lovelace <${ada}>\nNobody\nBob, Stone, ${bob}`);
  const lines = page.getByLabel('One person a line');
  await expect(lines).toHaveValue('Nobody');
  await expect(lines).toHaveAccessibleDescription(/Nobody: There is no e-mail address/);
  await page.getByLabel('Subject').fill('Come, {{firstName}}');
  await page.getByRole('button', { name: 'Accommodations for Ada Lovelace' }).press('Enter');
  await page.getByLabel('Extra time').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const preview = page.getByRole('complementary', { name: 'Preview of the mail' });
  await expect(preview).toContainText('Come, Ada');

  await page.reload();
  const granted = page.getByRole('button', { name: 'Accommodations set for Ada Lovelace' });
  await expect(granted).toBeVisible();
  await expect(preview).toContainText(`invites you to an interview for ${job}`);
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite 2 candidates' }).press('Enter');
  await expect(page.getByRole('heading', { name: '2 candidates invited' })).toBeFocused();
  await mailedLink(product, ada, { subject: 'Come, Ada' });
  await mailedLink(product, bob, { subject: 'Come, Bob' });
});

test('[RT-11] a mailed link opens the room, and says so when the interview was cancelled', async ({
  page,
  demo,
  product,
  browser,
}) => {
  const ada = newAddress();
  await startInviting(page, demo, `Ada Lovelace <${ada}>`);
  await page.getByLabel('Subject').fill('Come');
  await page.getByRole('button', { name: 'Invite 1 candidate' }).press('Enter');
  const link = await mailedLink(product, ada, { subject: 'Come' });
  const stranger = await browser.newContext();
  const room = await stranger.newPage();
  await room.goto(link);
  await expect(room.getByRole('heading', { level: 1 })).toHaveText(job);

  await page.getByRole('link', { name: 'Interviews of this job' }).press('Enter');
  await expect(page).toHaveURL(/interviews\?jobID=\d+$/);
  await page.getByRole('button', { name: 'Invitation of Ada Lovelace' }).first().press('Enter');
  const story = page.getByRole('list', { name: 'What happened' });
  await expect(story).toContainText('Link opened');
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the interview' }).press('Enter');
  await page.getByLabel('Reason').fill('The job is filled.');
  const asked = page.getByRole('dialog', { name: 'Cancel the interview of Ada Lovelace?' });
  await asked.getByRole('button', { name: 'Cancel the interview' }).press('Enter');
  await expect(story).toContainText('Cancelled: The job is filled.');
  await expect.poll(() => mailsTo(product, ada).length, { timeout: 20_000 }).toBe(2);
  await room.goto(link);
  await expect(room.getByRole('heading', { name: 'This interview was cancelled' })).toBeVisible();
  await stranger.close();
});
