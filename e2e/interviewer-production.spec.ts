import { expect, type Page, test } from '@playwright/test';
import { confirmationSubject, newAddress } from './account-mail.ts';
import { askForAccount, signInAt } from './account-steps.ts';
import { menu, postJob } from './company-work.ts';
import { letInterviewPass, letRemindersLeave } from './interview-rows.ts';
import { type Production, startProduction } from './production.ts';
import {
  becomeSuperAdmin,
  foundCompany,
  newcomer,
  setUpFactor,
  signOut,
  superAdmin,
} from './production-steps.ts';
import { addSkill, fillPerson, next, openWaiting, pngFile } from './registration-steps.ts';

let production: Production;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  production = await startProduction(superAdmin);
});
test.afterAll(() => production?.dispose());
test.use({ actionTimeout: 20_000 });

async function makeKit(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Company' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Interview kits', exact: true }).click();
  await page.getByRole('link', { name: 'New kit' }).first().click();
  await page.getByLabel('Name of the kit').fill('Talk about trees');
  await page.getByLabel('What whoever interviews reads of the CV').selectOption('sent');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talk about trees' })).toBeVisible();
}

/** Every field that has to be filled, to the check of identity. */
async function register(page: Page): Promise<string> {
  const email = newAddress();
  await askForAccount(page, 'interviewer', email);
  await page.goto(await production.mailedLink(email, confirmationSubject));
  await expect(page).toHaveURL(/registration\/1$/);
  await fillPerson(page);
  await page.getByLabel('Headline').fill('Forester of thirty years');
  await next(page).click();
  await page.getByLabel('Employer').fill('Statskog');
  await page.getByLabel('Title').fill('Head forester');
  await page.getByLabel('From').fill('2016-01');
  await addSkill(page, 'Forestry');
  await page.getByRole('textbox', { name: /^Language/ }).fill('English');
  await next(page).click();
  await expect(page).toHaveURL(/registration\/3$/);
  await page.getByLabel('Document').selectOption('Passport');
  await page.getByLabel('Page with your picture').setInputFiles(pngFile('passport.png'));
  await expect(page.getByText('passport.png')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  return email;
}

async function confirm(root: Page, email: string): Promise<void> {
  // The overview that stands open hears of it when it asks next.
  await root
    .getByRole('navigation', { name: 'Super admin' })
    .getByRole('link', { name: 'Identity' })
    .click();
  await openWaiting(root, email);
  await root.getByRole('button', { name: 'Confirm the identity' }).click();
  await expect(root.getByText(/^Confirmed/)).toBeVisible();
}

async function makeOffer(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/interviewer\/dashboard$/);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await page.getByLabel('An hour costs').fill('90');
  await page.getByLabel('About you').fill('I have interviewed foresters for ten years.');
  await page.getByLabel('Companies may find me', { exact: false }).check();
  await page.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('Companies find you.')).toBeVisible();
}

/** Somebody applies for the job, whom the founder asks to talk with the interviewer of the marketplace. */
async function askToSeat(page: Page, candidate: string): Promise<number> {
  await menu(page, 'Jobs');
  await page.getByRole('link', { name: 'Forester' }).first().click();
  await page.getByRole('link', { name: 'Pipeline' }).click();
  await page.getByRole('button', { name: 'Add a candidate' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add a candidate' });
  await adding.getByLabel('First name').fill('Åsa');
  await adding.getByLabel('Last name').fill('Berg');
  await adding.getByLabel('E-mail').fill(candidate);
  await adding.getByRole('button', { name: /^Add/ }).click();
  await expect(adding).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Company' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Interviewers', exact: true }).click();
  await page.getByRole('link', { name: 'Noor de Vries' }).click();
  await page.getByRole('link', { name: 'Ask to an interview' }).click();
  await page.getByRole('combobox', { name: 'Job' }).selectOption({ label: 'Forester' });
  await page.getByRole('link', { name: /Åsa Berg/ }).click();
  await expect(page.getByRole('list', { name: 'Seat 1' })).toContainText('Noor de Vries');
  await page
    .getByLabel('It happens')
    .selectOption({ label: 'In a video call here, in the browser' });
  await page.getByLabel('Interview kit').selectOption({ label: 'Talk about trees, 15 minutes' });
  await page.getByRole('button', { name: 'Ask Åsa Berg' }).click();
  await expect(page).toHaveURL(/live-interview\?interviewScheduleID=\d+/);
  return Number(new URL(page.url()).searchParams.get('interviewScheduleID'));
}

test('production with an empty database: an interviewer from outside signs up, is found, asked, writes a scorecard by the mail and has a statement', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const root = await newcomer(browser, production);
  await becomeSuperAdmin(root, production);
  await signOut(root);
  await signInAt(root, { type: 'superAdmin', email: superAdmin });
  await setUpFactor(root);
  const founder = await newcomer(browser, production);
  const company = await foundCompany(founder, production);
  await signOut(founder);
  await signInAt(founder, { type: 'company', email: company });
  await setUpFactor(founder);
  await postJob(founder);
  await makeKit(founder);

  const noor = await newcomer(browser, production);
  const email = await register(noor);
  await confirm(root, email);
  await makeOffer(noor);
  const id = await askToSeat(founder, newAddress());

  // By the mail alone, in a browser that knows nobody.
  const mailed = await newcomer(browser, production);
  await mailed.goto(await production.mailedLink(email, 'Can you interview Åsa Berg?'));
  await mailed.getByRole('button', { name: 'Accept' }).click();
  await expect(mailed.getByText('You accepted.', { exact: false })).toBeVisible();
  await letInterviewPass(production.product, id);
  await letRemindersLeave(production.product, id);
  await mailed.goto(await production.mailedLink(email, 'Your scorecard: Åsa Berg for Forester'));
  await mailed.getByRole('radio', { name: /Gives sound reasons/ }).check();
  await mailed.getByRole('radio', { name: 'Yes', exact: true }).check();
  await mailed.getByLabel('Why', { exact: true }).fill('Knows her trees.');
  await mailed.getByRole('button', { name: 'Send the scorecard' }).click();
  await expect(mailed.getByRole('heading', { name: 'Your scorecard is sent' })).toBeVisible();

  await founder.reload();
  await expect(founder.getByRole('heading', { name: 'Owed for this interview' })).toBeVisible();
  await founder.getByRole('button', { name: /^Confirm as done/ }).click();
  await expect(founder.getByText('€90.00 owed')).toBeVisible();
  await founder.getByRole('link', { name: 'Scorecards' }).click();
  await expect(founder.getByRole('table').getByText('Knows her trees.')).toBeVisible();
  await noor.goto('/interviewer/dashboard');
  await expect(noor.getByText('€90.00 confirmed, not paid yet')).toBeVisible();
});
