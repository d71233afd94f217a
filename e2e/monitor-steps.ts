import type { Output } from '@candor/contract';
import type { getProctoring } from '@candor/contract/interviews/proctoring-review';
import { expect, type Locator, type Page } from '@playwright/test';
import { inviteSomebody } from './invitations.ts';
import { rowsOnDisk } from './page-disk.ts';
import type { Product } from './product.ts';
import { modules, shareAndStart } from './room-steps.ts';

/** A link to an interview with monitors that nobody has used. */
export function freshProctoredLink(product: Product): Promise<string> {
  return inviteSomebody(product, { isProctored: true });
}

/** As `freshProctoredLink`, where the keyboard alone is watched and nothing is recorded. */
function typingLink(product: Product): Promise<string> {
  return inviteSomebody(product, { isTypingWatched: true });
}

export async function acceptMonitoredTerms(page: Page, link: string): Promise<Locator> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue to the terms' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I agree' }).click();
  return page.getByRole('dialog', { name: 'Consent and Guideline' });
}

/** Into the room of an interview with monitors; one that is not recorded shares nothing. */
export async function enterMonitoredRoom(
  page: Page,
  link: string,
  { isRecorded = true } = {},
): Promise<Locator> {
  const dialog = await acceptMonitoredTerms(page, link);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  if (isRecorded) await shareAndStart(page);
  else await page.getByRole('button', { name: 'Start interview' }).click();
  return page.getByRole('region', { name: 'Monitors' });
}

/** Into the room of an interview whose keyboard alone is watched. */
export async function enterTypingRoom(page: Page, product: Product): Promise<Locator> {
  return enterMonitoredRoom(page, await typingLink(product), { isRecorded: false });
}

/** A violation that is surely noted; its panel lists it before anything can have been sent. */
export async function printInTheRoom(page: Page, monitors: Locator): Promise<void> {
  await expect(monitors.getByText('Keyboard Monitoring Active')).toBeVisible();
  await monitors.getByText('Keyboard', { exact: true }).click();
  await page.keyboard.press('Control+p');
  const recent = monitors.getByRole('list', { name: 'Recent Violations' });
  await expect(recent.getByRole('listitem')).toHaveText(/Print attempt: Ctrl\+P.*BLOCKED/);
}

/** On the disk of this browser: from here on a kill may come. The panel says it before that. */
export async function reportKept(page: Page, scheduleId: number, type: string): Promise<void> {
  const place = { database: `candor-proctoring-${scheduleId}`, store: 'reports' };
  await expect.poll(() => rowsOnDisk(page, place)).toContain(type);
}

/** Over the last question to the completion. */
export async function submitInterview(page: Page): Promise<Locator> {
  await modules(page).last().click();
  await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const completed = page.getByRole('dialog', { name: 'Ebot Interview Successfully Completed' });
  await expect(completed).toBeVisible({ timeout: 60_000 });
  return completed;
}

type Proctoring = Output<typeof getProctoring>;

/** Asks, as the company's admin, for what the monitors reported; signs in once. */
export async function reviewerOf(product: Product, scheduleId: number) {
  const { baseUrl, accounts } = product.demo();
  const [admin] = accounts;
  const signedIn = await fetch(`${baseUrl}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password, type: 'company' }),
  });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const read = async (): Promise<Proctoring> => {
    const reply = await fetch(`${baseUrl}/api/interviews/${scheduleId}/proctoring`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await reply.json()) as { data: Proctoring }).data;
  };
  return {
    read,
    /** How many events of this type the report holds. */
    count: async (type: string): Promise<number> =>
      (await read()).episodes
        .filter(({ violationType }) => violationType === type)
        .reduce((sum, { events }) => sum + events, 0),
  };
}
