import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailedLink, mailsTo, newAddress } from './account-mail.ts';
import { mailOf } from './candidate-page-steps.ts';
import { expect, test } from './fixtures.ts';
import { breakPromise } from './interview-rows.ts';
import { inviteSomebody } from './invitations.ts';
import type { Product } from './product.ts';
import { enter, roles } from './roles.ts';
import { enterRoom } from './room-steps.ts';

const answered = 'Larkfield Robotics answered what you asked for';

async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize(before);
}

/** An address of the invitation's mail. */
function linkOf(product: Product, email: string, path: 'needs' | 'candidate-page'): string {
  const [mail] = mailsTo(product, email);
  const href = new RegExp(String.raw`http\S+/${path}\?token=[\w.-]+`).exec(mail?.html ?? '')?.[0];
  if (href === undefined) throw new Error(`The mail does not lead to ${path}`);
  return href;
}

const needsLinkOf = (product: Product, email: string) => linkOf(product, email, 'needs');

/** Somebody invited, whom the company's list names by a name that no other journey has. */
async function invited(product: Product) {
  const email = newAddress();
  const lastName = `Needham ${Date.now()}`;
  const link = await inviteSomebody(product, { isRecorded: false, email, lastName });
  return { email, link, name: `Maya ${lastName}` };
}

/** By the way that a member goes. */
async function openNeed(page: Page, name: string, waitsFor = 'an answer'): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Interviews' }).press('Enter');
  const kinds = page.getByRole('navigation', { name: 'Kinds of interviews' });
  await kinds.getByRole('link', { name: 'Needs' }).press('Enter');
  // The list of interviews, which the same names lead from, is gone then.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Needs');
  // A list that was read before shows what was until it is read again.
  const rows = page.getByRole('row').filter({ hasText: name });
  const waiting = rows.filter({ hasText: `Waits for ${waitsFor}` });
  await waiting.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test('more time is asked for from the mail, granted, and the interview has it', async ({
  page,
  browser,
  product,
  demo,
}) => {
  test.slow();
  const { email, link, name } = await invited(product);
  const theirs = await browser.newContext();
  const own = await theirs.newPage();
  await own.goto(needsLinkOf(product, email));
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('What you need to take part');
  await expect(own).not.toHaveURL(/token/);
  await own.getByRole('button', { name: 'Ask' }).press('Enter');
  await expect(own.getByText('Please choose what you need.')).toBeVisible();
  await own.getByLabel('More time').selectOption('50');
  await own.getByRole('checkbox', { name: 'Breaks' }).press('Space');
  await expectFitsPhone(own);
  await expectAccessible(own);
  await own.getByRole('button', { name: 'Ask' }).press('Enter');
  await expect(own.getByText('Larkfield Robotics has not answered yet.')).toBeVisible();
  await expect(own.getByText(/If you begin before the answer/)).toBeVisible();
  await expectFitsPhone(own);
  await expectAccessible(own);

  await own.goto(link);
  await expect(own.getByText(/What you asked for has no answer yet/)).toBeVisible();
  await expectAccessible(own);

  await enter(page, demo, roles[1]);
  await openNeed(page, name);
  await expect(page.getByText('50 % more time, Breaks')).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Grant it' }).press('Enter');
  await expect(page.getByText('What the candidate was told')).toBeVisible();

  await own.goto(await mailedLink(product, email, { subject: answered }));
  await expect(own.getByText(/grants what you asked for/)).toBeVisible();
  await own.getByRole('button', { name: 'Have the same next time' }).press('Enter');
  await expect(own.getByRole('button', { name: 'End this' })).toBeVisible();
  await expectAccessible(own);

  await own.goto(link);
  await expect(own.getByText(/You may take 2 breaks of up to 10 minutes/)).toBeVisible();
  await expect(own.getByText(/questions in 45 minutes/)).toBeVisible();
  await enterRoom(own, link);
  await theirs.close();
});

test('what is declined takes two people, and something else is offered and accepted', async ({
  page,
  browser,
  product,
  demo,
}) => {
  test.slow();
  const { email, link, name } = await invited(product);
  const theirs = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const own = await theirs.newPage();
  await own.goto(needsLinkOf(product, email));
  await own.getByRole('checkbox', { name: 'A different format altogether' }).press('Space');
  await own.getByLabel('In your words').fill('I would rather talk.');
  await own.getByRole('button', { name: 'Ask' }).press('Enter');
  await expect(own.getByText('Larkfield Robotics has not answered yet.')).toBeVisible();

  await enter(page, demo, roles[1]);
  await openNeed(page, name);
  await page.getByRole('radio', { name: 'Decline' }).press('Space');
  await page.getByLabel('Reason').fill('The questions are what the job is about.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask a second person' }).press('Enter');
  await expect(page.getByText(/You wrote this reason/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree and decline' })).toHaveCount(0);
  await own.reload();
  await expect(own.getByText('Larkfield Robotics has not answered yet.')).toBeVisible();

  const colleague = await browser.newContext();
  const second = await colleague.newPage();
  await enter(second, demo, roles[0]);
  await openNeed(second, name, 'a second person');
  await expectFitsPhone(second);
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Agree and decline' }).press('Enter');
  await expect(second.getByText(/confirmed by/)).toBeVisible();
  await own.goto(await mailedLink(product, email, { subject: answered }));
  await expect(own.getByText('The questions are what the job is about.')).toBeVisible();

  await own.getByRole('button', { name: 'Ask for something else' }).press('Enter');
  await own.getByRole('checkbox', { name: 'Keyboard navigation' }).press('Space');
  await own.getByRole('button', { name: 'Ask' }).press('Enter');
  await expect(own.getByText('Larkfield Robotics has not answered yet.')).toBeVisible();
  await openNeed(second, name);
  await second.getByRole('radio', { name: 'Offer something else' }).press('Space');
  await second.getByLabel('What you offer, in your words').fill('Twice as much time.');
  await second.getByLabel('Extra time').selectOption({ index: 6 });
  await second.getByRole('button', { name: 'Send the offer' }).press('Enter');
  await expect(second.getByText('Something else is offered')).toBeVisible();
  await own.goto(await mailedLink(product, email, { subject: answered, nth: 2 }));
  await expect(own.getByText('Twice as much time.')).toBeVisible();
  await expectFitsPhone(own);
  await expectAccessible(own);
  await own.getByRole('button', { name: 'Yes, that will do' }).press('Enter');
  await expect(own.getByText(/You accepted what was offered/)).toBeVisible();
  await own.goto(link);
  await expect(own.getByText(/in 60 minutes/)).toBeVisible();
  await expect(own.getByRole('link', { name: 'Ask before you begin' })).toBeVisible();
  await Promise.all([theirs.close(), colleague.close()]);
});

test('who was promised an answer by a time that has passed stands on the dashboard', async ({
  page,
  browser,
  product,
  demo,
}) => {
  const { email, name } = await invited(product);
  const theirs = await browser.newContext();
  const own = await theirs.newPage();
  await own.goto(needsLinkOf(product, email));
  await own.getByRole('checkbox', { name: 'No camera' }).press('Space');
  await own.getByRole('button', { name: 'Ask' }).press('Enter');
  await expect(own.getByText('An answer is promised by')).toBeVisible();
  await breakPromise(product, email);
  await own.reload();
  await expect(own.getByText(/The promised time is over/)).toBeVisible();

  // Their own page says the same, and leads back to what they asked for.
  await own.goto(linkOf(product, email, 'candidate-page'));
  await own.getByRole('button', { name: 'Mail me a code' }).press('Enter');
  const codeMail = await mailOf(product, email, 'Your code to open your page');
  const code = own.getByRole('textbox', { name: 'Code from the mail' });
  await code.fill(/your code: (\d{6})/.exec(codeMail)?.[1] ?? '');
  await code.press('Enter');
  const asked = own.getByRole('region', { name: 'What you asked for' });
  await expect(asked).toContainText('No answer yet');
  await expect(asked).toContainText('The promised time is over.');
  await expectFitsPhone(own);
  await expectAccessible(own);
  await asked.getByRole('button', { name: /See what you asked for/ }).press('Enter');
  await expect(own.getByText('An answer is promised by')).toBeVisible();

  await enter(page, demo, roles[1]);
  const late = page.getByRole('region', { name: /Needs not answered/ });
  await expect(late.getByRole('link', { name })).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessible(page);
  await late.getByRole('link', { name: /candidate/ }).press('Enter');
  await expect(page).toHaveURL(/interviews\/needs\?show=overdue$/);
  await expect(page.getByRole('row', { name }).getByText('Answer overdue')).toBeVisible();
  await theirs.close();
});
