import { expect, type Page, test } from '@playwright/test';
import { newAddress } from './account-mail.ts';
import { signInAt } from './account-steps.ts';
import { makeTest, menu, postJob } from './company-work.ts';
import { type Production, startProduction } from './production.ts';
import {
  becomeSuperAdmin,
  foundCompany,
  newcomer,
  setUpFactor,
  signOut,
  superAdmin,
} from './production-steps.ts';
import { answer, modules, shareAndStart } from './room-steps.ts';

let production: Production;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  production = await startProduction(superAdmin);
});
test.afterAll(() => production?.dispose());

async function inviteTo(page: Page, email: string): Promise<void> {
  await menu(page, 'Interviews');
  // An empty list leads there too, as soon as it is known to be one.
  await page.getByRole('link', { name: 'Schedule interviews' }).first().click();
  await page.getByLabel('For which job?').selectOption({ label: 'Forester' });
  await page.getByText('Paste names and addresses', { exact: true }).click();
  await page.getByLabel('One person a line').fill(`Åsa Berg <${email}>`);
  await page.getByRole('button', { name: 'Add these people' }).click();
  await page.getByLabel('Subject').fill('Your interview at Skog');
  await page.getByRole('button', { name: 'Invite 1 candidate' }).click();
  await expect(page.getByRole('heading', { name: '1 candidate invited' })).toBeFocused();
}

/** From the mail to “Successfully Completed”, recorded and watched. */
async function takeInterview(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue to the terms' }).click();
  const terms = page.getByRole('region', { name: 'Terms and Conditions' });
  await expect(terms).toContainText('Skog may also show the recording to people outside it.');
  await expect(terms).toContainText('Birch Hosting runs this installation of Candor');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I agree' }).click();
  await shareAndStart(page);
  await modules(page).first().click();
  await answer(page, 0);
  await page.getByRole('button', { name: 'Next question' }).click();
  await answer(page, 1);
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const completed = page.getByRole('dialog', { name: 'Ebot Interview Successfully Completed' });
  await expect(completed).toContainText('Uploaded completely.', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

async function watchAndDecide(page: Page): Promise<void> {
  await menu(page, 'Dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: 'Åsa Berg' }).click();
  const video = page.getByLabel('Recording of the interview');
  await expect(video).toBeVisible({ timeout: 60_000 });
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(position).toBeGreaterThan(0.2);
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('button', { name: /^Advance|^Move/ }).click();
  await decision.getByRole('textbox', { name: /Reason/ }).fill('Knows her trees.');
  await decision.getByRole('button', { name: /^Save/ }).click();
  await expect(decision.getByText('Knows her trees.')).toBeVisible();
}

test('production with an empty database and no demo: from the first mail to a decision on a recorded interview', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const root = await newcomer(browser, production);
  await becomeSuperAdmin(root, production);
  await signOut(root);
  await signInAt(root, { type: 'superAdmin', email: superAdmin });
  await setUpFactor(root);
  await expect(root.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await root.getByRole('link', { name: 'Terms', exact: true }).click();
  await root.getByLabel('Who runs this installation').fill('Birch Hosting');
  await root.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(root.getByText('Saved.')).toBeVisible();

  const founder = await newcomer(browser, production);
  const email = await foundCompany(founder, production);
  await signOut(founder);
  await signInAt(founder, { type: 'company', email });
  await setUpFactor(founder);
  await expect(founder).toHaveURL(/\/company\/dashboard$/);
  await makeTest(founder);
  await postJob(founder);
  const asa = newAddress();
  await inviteTo(founder, asa);

  const candidate = await newcomer(browser, production);
  await takeInterview(candidate, await production.mailedLink(asa, 'Your interview at Skog'));
  await watchAndDecide(founder);
});
