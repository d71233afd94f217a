import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';
import { signIn } from './sign-in.ts';

const heading = 'h1';
const absent = 'This page is not part of this version.';

test('[RT-6] the pages of a password and a second factor have their addresses', async ({
  page,
  demo,
}) => {
  for (const path of ['/changetemppassword', '/multifactor-authentication']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
  for (const type of ['authenticator', 'passkey', 'recovery-code']) {
    await page.goto(`/mfa-authenticator/${type}`);
    await expect(page.locator(heading)).toHaveText('This sign-in took too long');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await signInAs(page, demo, 'COMPANY_ADMIN');
  for (const [path, title] of Object.entries({
    '/changetemppassword': 'Change password',
    '/multifactor-authentication': 'Second factor',
  })) {
    await page.goto(path);
    await expect(page.locator(heading)).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('[RT-4] [RT-7] every address outside the sections is known', async ({ page }) => {
  const titles: Readonly<Record<string, string>> = {
    '/jobs': 'Jobs',
    '/jobs/career/987654': 'This company has no career page',
    '/jobs/career/7/987654': 'This job is not open',
    '/jobs/view-job-detils/987654': 'This job is not open',
    '/viewrecording?token=x&emailtoken=eA==': 'View recording',
    '/SetUserAvailability?token=x': 'The interview cannot be shown',
    '/reschedule-set-availability?token=x': 'The interview cannot be shown',
    '/offer?token=x': 'The offer cannot be shown',
    '/needs?token=x': 'This page cannot be shown',
    '/candidate-page/interview?token=x': 'This page cannot be shown',
    '/submit-interviewer-feedback?token=x': 'The scorecard could not be opened',
    '/slot-selection?token=x': 'The interview cannot be shown',
    '/reschedule-slot-selection?token=x': 'The interview cannot be shown',
    '/virtual-interview-login/7.secret': 'Interview Login',
    '/404': '404 - Page not found',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.locator(heading), path).toHaveText(title);
  }
  await page.goto('/view-all-notifications');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/linkedin');
  await expect(page).toHaveURL(/\/login\/candidate$/);
  await page.goto('/maintenance');
  await expect(page.getByRole('img')).toBeVisible();
  await page.goto('/bot-interview?token=x');
  await expect(page).toHaveURL(/\/bot-interview/);
});

test('[RT-11] every address of a company is known, and says what it is', async ({ page, demo }) => {
  // Twenty-odd pages, each loaded afresh.
  test.slow();
  await signIn(page, demo);
  const built: Readonly<Record<string, string | RegExp>> = {
    profile: /./,
    'view-profile': 'Larkfield Robotics',
    paymentPlan: /plan/i,
    'payment-checkout': 'Payment checkout',
    payments: 'Payments',
    users: 'Team',
    'users/add-user': 'Invite a colleague',
    'users/update-user': /./,
    'users/view-user': /./,
    'view-user': /./,
    jobs: 'Jobs',
    'jobs/post-job': 'Post a job',
    'jobs/clone-jobs': /./,
    'jobs/law': /law/,
    'jobs/edit-jobs': /./,
    'jobs/view-jobs': /./,
    'jobs/schedule-interview': 'Schedule interviews',
    'jobs/schedule-live': 'Schedule a live interview',
    interviews: 'Interviews',
    'interviews/live': 'Live interviews',
    'interviews/needs': 'Needs',
    interviewers: 'Interviewers',
    'interviewers/statements': 'Owed to interviewers',
    'interviewer-profile': 'Interviewers',
    'interviews/live-interview': 'There is no such live interview',
    'reschedule-set-availability': 'There is no such live interview',
    'reschedule-slot-selection': 'There is no such live interview',
    'view-interview': /./,
    'view-interview/interviewer-feedback': 'There is no such live interview',
    'view-interview/candidate-feedback': 'What candidates found',
    'role-management': 'Roles',
    'job-seeker': 'Candidates',
    'job-seeker/import': 'Import candidates',
    'job-seeker-profile': /./,
    'job-seeker-profile-tab': /./,
    offer: 'There is no such offer',
    questions: 'Questions',
    blueprints: 'Tests',
    reports: 'Reports',
    'audit-log': 'Audit log',
    settings: 'Settings',
    'settings/api-keys': 'API keys',
    'settings/api': 'API',
    'settings/webhooks': 'Webhooks',
    'settings/mail-templates': 'Mail templates',
    'settings/offer-templates': 'Offer templates',
    'settings/offer-templates/edit': 'New offer template',
    'settings/notices': 'Notices',
    'set-availability': 'When can you interview?',
    'settings/mail-sender': 'Mail sender',
    'settings/external-interviews': 'External interviewers',
    'settings/needs': 'What candidates need',
    'settings/equal-opportunity': 'Equal opportunity',
    'credit-point': 'Credits',
    'settings/retention': 'Retention',
  };
  for (const [path, title] of Object.entries(built)) {
    await page.goto(`/company/${path}`);
    await expect(page.locator(heading), path).toHaveText(title);
    await expect(page, path).toHaveURL(new RegExp(`/company/${path}$`));
    await expect(page.getByText(absent)).toHaveCount(0);
  }
  await page.goto('/company/create-user');
  await expect(page).toHaveURL(/\/company\/dashboard$/);
});
