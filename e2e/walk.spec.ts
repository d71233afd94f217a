import type { Page } from '@playwright/test';
import { askToInterview } from './appointment-steps.ts';
import { test as base, expect } from './fixtures.ts';
import { type Product, startProduct } from './product.ts';
import { accountOf, confirmIdentity, publishInterviewer, roles } from './roles.ts';

/** A product of its own: what other journeys leave behind, such as a notice of an offer, is linked and would be walked. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// A link that cannot be clicked is to be named, not waited for until the test is over.
test.use({ actionTimeout: 15_000 });

const doors = {
  company: 'Company sign-in',
  candidate: 'Candidate sign-in',
  interviewer: 'Interviewer sign-in',
  superAdmin: 'Super admin sign-in',
} as const;

/** All that the navigation, the pages and the head of each page lead to. */
const everyone = ['/changetemppassword', '/multifactor-authentication', '/view-all-notifications'];
const members = [
  '/company/blueprints',
  '/company/interview-kits',
  '/company/interview-kits/edit',
  '/company/blueprints/edit',
  '/company/dashboard',
  '/company/interviewer-profile',
  '/company/interviewers',
  '/company/interviewers/statements',
  '/company/interviews',
  '/company/interviews/live',
  '/company/interviews/needs',
  '/company/interviews/live-interview',
  '/company/interviews/sitting',
  '/company/job-seeker',
  '/company/job-seeker/appeals',
  '/company/job-seeker/import',
  '/company/job-seeker-profile',
  '/company/job-seeker-profile-tab',
  '/company/jobs',
  '/company/jobs/clone-jobs',
  '/company/jobs/edit-jobs',
  '/company/jobs/post-job',
  '/company/jobs/schedule-interview',
  '/company/jobs/schedule-live',
  '/company/jobs/view-jobs',
  '/company/own-profile',
  '/company/questions',
  '/company/questions/import',
  '/company/questions/question',
  '/company/questions/reports',
  '/company/reports',
  '/company/set-availability',
  '/company/settings',
  '/company/settings/notices',
  '/company/view-interview',
  '/company/view-interview/candidate-feedback',
  '/company/view-interview/interviewer-feedback',
];
const reached: Readonly<Record<(typeof roles)[number]['role'], readonly string[]>> = {
  COMPANY_ADMIN: [
    ...members,
    '/company/audit-log',
    '/company/credit-point',
    '/company/settings/api',
    '/company/settings/api-keys',
    '/company/settings/appeals',
    '/company/settings/careers',
    '/company/settings/archive',
    '/company/settings/webhooks',
    '/company/paymentPlan',
    '/company/payments',
    '/company/profile',
    '/company/role-management',
    '/company/settings/external-interviews',
    '/company/settings/mail-sender',
    '/company/settings/mail-templates',
    '/company/settings/needs',
    '/company/settings/offer-templates',
    '/company/settings/offer-templates/edit',
    '/company/settings/equal-opportunity',
    '/company/settings/retention',
    '/company/settings/sample-data',
    '/company/users',
    '/company/users/add-user',
    '/company/users/update-user',
    '/company/users/view-user',
    '/company/view-profile',
  ],
  COMPANY_USER: members,
  CANDIDATE: [
    '/jobs',
    '/jobs/career/1',
    '/jobs/career/1/1',
    '/jobseeker/candidate-dashboard',
    '/jobseeker/profile',
  ],
  EXTERNAL_INTERVIEWER: [
    '/interviewer/dashboard',
    '/interviewer/profile',
    '/interviewer/set-availability',
  ],
  SUPER_ADMIN: [
    '/superAdmin/dashboard',
    '/superAdmin/dashboard/companies',
    '/superAdmin/dashboard/identity-checks',
    '/superAdmin/dashboard/maintenance',
    '/superAdmin/dashboard/operations',
    '/superAdmin/dashboard/operations/relay',
    '/superAdmin/dashboard/payments',
    '/superAdmin/dashboard/people',
    '/superAdmin/dashboard/plans',
    '/superAdmin/dashboard/terms',
  ],
};

/** One address stands for all that differ by their numbers, the words behind these, and values only. */
function kindOf(href: string): string {
  const { searchParams } = new URL(href);
  const query = [...new Set(searchParams.keys())].toSorted().join('&');
  return `${placeOf(href)}?${query}`;
}

const placeOf = (href: string): string =>
  new URL(href).pathname.replaceAll(/\/\d+(-[\w-]+)?/g, '/1');

/** The address changes before the page does, so what is left behind is marked, and gone on arrival. */
async function go(page: Page, move: () => Promise<unknown>): Promise<void> {
  const left = page.url();
  await page.locator('h1').evaluateAll((all) => all.forEach((one) => one.classList.add('left')));
  await move();
  await expect(page).not.toHaveURL(left);
  // Inside the app's own page: what the server writes for search engines has no such place, and fewer links.
  await expect(page.locator('#main h1:not(.left)').first()).toBeVisible();
  await expect(page.locator('.page-state--loading')).toHaveCount(0);
}

/** What a person sees to click on: links of this site that load no file and open no other window. */
async function visibleLinks(page: Page): Promise<string[]> {
  const own = new URL(page.url()).origin;
  const links = page.locator('a[href]:not([download]):not([target="_blank"]):visible');
  const hrefs = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  return [...new Set(hrefs)].filter((href) => href.startsWith(`${own}/`));
}

/** Clicks every visible link of every page that can be reached; gives the paths that were seen. */
async function walk(page: Page): Promise<string[]> {
  const known = new Set<string>([kindOf(page.url())]);
  const paths = new Set<string>();
  const follow = async (): Promise<void> => {
    const here = page.url();
    for (const href of await visibleLinks(page)) {
      // Tabs and filters take the place of their page in the history; their own journeys walk them.
      if (known.has(kindOf(href)) || placeOf(href) === placeOf(here)) continue;
      known.add(kindOf(href));
      const path = href.slice(new URL(href).origin.length);
      const link = page.locator(`a[href="${path}"]:visible, a[href="${href}"]:visible`).first();
      await go(page, () => link.click());
      const place = placeOf(page.url());
      paths.add(place);
      expect(place, `${path} on ${here}`).not.toBe('/404');
      await expect(page.getByText('This page is not part of this version.')).toHaveCount(0);
      await follow();
      await go(page, () => page.goBack());
      await expect(page).toHaveURL(here);
    }
  };
  await follow();
  return [...paths].toSorted();
}

/** The browser writes every refused or missing reply there, too. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

for (const role of roles) {
  test(`[SH-1] ${role.role} walks by clicks alone from /home to every linked page`, async ({
    page,
    demo,
    product,
    request,
  }) => {
    test.slow();
    // The demo has neither a live interview nor an interviewer to be found, and their pages are linked where there is one.
    if (role.type === 'company') {
      await askToInterview(request, product, 'candidate-picks');
      await publishInterviewer(request, demo);
    }
    if (role.role === 'EXTERNAL_INTERVIEWER') await confirmIdentity(request, demo);
    const errors = consoleErrors(page);
    const { email, password } = accountOf(demo, role.role);
    await page.goto('/');
    await page.getByRole('link', { name: doors[role.type] }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await go(page, async () => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(new RegExp(`${role.dashboard}$`));
    });
    const paths = await walk(page);
    expect(paths).toEqual([...reached[role.role], ...everyone].toSorted());
    expect(errors).toEqual([]);
  });
}

test('a stranger walks by clicks alone from /home to every linked page', async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  await go(page, () => page.goto('/'));
  const paths = await walk(page);
  const types = ['company', 'candidate', 'interviewer'];
  expect(paths).toEqual([
    '/forgot-password',
    '/jobs',
    '/jobs/career/1',
    '/jobs/career/1/1',
    ...[...types, 'superAdmin'].map((type) => `/login/${type}`).toSorted(),
    ...types.map((type) => `/signup/${type}`).toSorted(),
  ]);
  expect(errors).toEqual([]);
});
