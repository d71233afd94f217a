import { newAddress } from './account-mail.ts';
import { makeAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { confirmIdentity, enter, roles, signInByPage } from './roles.ts';
import { freshLink } from './room-steps.ts';

const at = (path: string) => new RegExp(`${path.replace('?', '\\?')}$`);

for (const role of roles) {
  test.describe(role.role, () => {
    test.beforeEach(async ({ request, demo }) => {
      if (role.role === 'EXTERNAL_INTERVIEWER') await confirmIdentity(request, demo);
    });

    test('[SH-3] [SH-4] [SH-5] [SH-6] lands on its dashboard, by any typed address and after a reload', async ({
      page,
      demo,
    }) => {
      await signInByPage(page, demo, role);
      await expect(page).toHaveURL(at(role.dashboard));
      for (const path of ['/', '/home', ...role.foreign]) {
        await page.goto(path);
        await expect(page, path).toHaveURL(at(role.dashboard));
      }
      await page.reload();
      await expect(page).toHaveURL(at(role.dashboard));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('[SH-2] asks for a page first, signs in, and gets it once', async ({ page, demo }) => {
      await page.goto(role.inside);
      await expect(page).toHaveURL(/\/home$/);
      await signInByPage(page, demo, role);
      await expect(page).toHaveURL(at(role.inside));
      const kept = await page.evaluate(() => localStorage.getItem('redirectAfterLogin'));
      expect(kept).toBeNull();
      await page.goto('/home');
      await expect(page).toHaveURL(at(role.dashboard));
    });

    test('[SE-2] whose session ended is told so and shown the door they came in by', async ({
      page,
      context,
      demo,
    }) => {
      await signInByPage(page, demo, role);
      await expect(page).toHaveURL(at(role.dashboard));
      // No page of ours runs meanwhile: a late call of the dashboard would be told first, and be led away.
      await page.goto('/robots.txt');
      await page.evaluate(() => {
        const login = JSON.parse(localStorage.getItem('loginData') ?? '{}');
        localStorage.setItem('loginData', JSON.stringify({ ...login, token: 'stale' }));
      });
      await context.clearCookies();
      await page.goto('/changetemppassword');
      await expect(page).toHaveURL(/\/home$/);
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('Your session has ended. Please sign in again.');
      await notice.getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(at(`/login/${role.type}`));
    });

    test('is in every tab, and signs out of every tab', async ({ page, context, demo }) => {
      await enter(page, demo, role);
      await expect(page).toHaveURL(at(role.dashboard));
      const other = await context.newPage();
      await other.goto('/home');
      await expect(other).toHaveURL(at(role.dashboard));
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(other).toHaveURL(/\/home$/);
    });

    test('[EV-2] [PW-4] opens a mailed link without being led away', async ({ page, demo }) => {
      await enter(page, demo, role);
      await expect(page).toHaveURL(at(role.dashboard));
      await page.goto('/setpassword?token=abc&email=ada%40mail.example&userType=CANDIDATE');
      await expect(
        page.getByRole('heading', { name: 'This link cannot be used any more' }),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/setpassword\?/);
      await page.goto('/confirmemail?token=abc&email=ada%40mail.example&User_Type=Candidate');
      const isCompany = role.type === 'company';
      if (!isCompany) {
        const heading = { name: 'Email verification link expired' };
        await expect(page.getByRole('heading', heading)).toBeVisible();
      }
      await expect(page).toHaveURL(isCompany ? at(role.dashboard) : /\/expired/);
    });
  });
}

test('[SH-5] an interviewer who has not registered begins with the first step', async ({
  page,
  product,
}) => {
  const email = newAddress();
  await makeAccount(page, product, 'interviewer', email);
  await signInAt(page, { type: 'interviewer', email });
  await expect(page).toHaveURL(/\/registration\/1$/);
  for (const path of ['/home', '/interviewer/dashboard', '/interviewer/registration/3', '/jobs']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/interviewer\/registration\/1$/);
  }
});

test('[SH-3] a candidate who has not registered begins with the first step', async ({
  page,
  product,
}) => {
  const email = newAddress();
  await makeAccount(page, product, 'candidate', email);
  await signInAt(page, { type: 'candidate', email });
  await expect(page).toHaveURL(/registration\/1$/);
  for (const path of ['/home', '/jobseeker/candidate-dashboard', '/company/jobs', '/jobs']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/jobseeker\/jobseeker-registration\/1$/);
  }
});

const recruiter = roles[1];

test('[PR-4] a page without the privilege: the toast in its words, then the dashboard', async ({
  page,
  demo,
}) => {
  await enter(page, demo, recruiter);
  await expect(page).toHaveURL(at(recruiter.dashboard));
  for (const path of ['/company/role-management', '/company/users', '/company/payments']) {
    await page.goto(path);
    const toast = page.locator('.toasts__toast--error');
    await expect(toast).toContainText('Access denied');
    await expect(toast).toContainText('Please contact admin .');
    await expect(page, path).toHaveURL(at(recruiter.dashboard));
    await expect(toast).toBeHidden();
  }
});

test('[PR-1] [PR-4] each visit asks the server, whatever the shell believes of the role', async ({
  page,
  demo,
}) => {
  await enter(page, demo, recruiter);
  await expect(page).toHaveURL(at(recruiter.dashboard));
  const answer = { success: true, statusCode: 200, data: { isAllowed: false } };
  await page.route('**/api/privileges/look-up', (route) => route.fulfill({ json: answer }));
  const asked = page.waitForRequest('**/api/privileges/look-up');
  await page.goto('/company/interviews');
  expect((await asked).postDataJSON()).toEqual({ featureId: 5 });
  await expect(page.locator('.toasts__toast--error')).toContainText('Please contact admin .');
  await expect(page).toHaveURL(at(recruiter.dashboard));
});

test('[PR-1] the navigation shows what may be opened, to each their own', async ({
  page,
  demo,
}) => {
  const links = () => page.getByRole('navigation', { name: 'Company' }).getByRole('link');
  await enter(page, demo, recruiter);
  await expect(links()).toHaveText([
    'Dashboard',
    'Jobs',
    'Candidates',
    'Interviews',
    'Reports',
    'Settings',
  ]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await enter(page, demo, roles[0]);
  const all = [...['Dashboard', 'Jobs', 'Candidates', 'Interviews', 'Reports', 'Settings']];
  await expect(links()).toHaveText(all);
  for (const name of all.toReversed()) {
    const link = links().filter({ hasText: name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('what Settings leads to stands in the console, with one way back', async ({ page, demo }) => {
  await enter(page, demo, roles[0]);
  const nav = page.getByRole('navigation', { name: 'Company' });
  const main = page.getByRole('main');
  const settings = nav.getByRole('link', { name: 'Settings' });
  await settings.click();
  await expect(main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  for (const [name, heading] of [
    ['Team', 'Team'],
    ['Questions', 'Questions'],
    ['Password and devices', 'Change password'],
    ['Second factor', 'Second factor'],
    ['Notifications', 'Notifications'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(settings).toHaveAttribute('aria-current', 'page');
    await main.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  }
});

test('[RT-11] credits and checkout stand under their guard', async ({ page, demo }) => {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto('/company/credit-point');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits');
  await page.goto('/company/payment-checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment checkout');
});

test('[MN-1] in maintenance every page leads to the image, but not for who ends it', async ({
  page,
  browser,
  product,
}) => {
  // A running interview survives maintenance, so the link must be one that nobody has begun.
  const unused = await freshLink(product);
  const demo = product.demo();
  const superAdmin = roles[4];
  await enter(page, demo, superAdmin);
  await expect(page).toHaveURL(at(superAdmin.dashboard));
  const turn = async (isInMaintenance: boolean) => {
    const token = await page.evaluate(() => localStorage.getItem('auth-token'));
    const reply = await page.request.put('/api/administration/maintenance', {
      headers: { authorization: `Bearer ${token}` },
      data: { isInMaintenance },
    });
    expect(reply.status()).toBe(200);
    const status = async () => (await page.request.get('/api/platform/status')).json();
    await expect.poll(async () => (await status()).data.maintenance).toBe(isInMaintenance);
  };
  const context = await browser.newContext({ baseURL: demo.baseUrl });
  const visitor = await context.newPage();
  await enter(visitor, demo, roles[0]);
  await expect(visitor).toHaveURL(/dashboard$/);
  // The dashboard asks again by itself, and so does a browser's first line of changes, once; here nothing but the click
  // asks the server.
  await expect
    .poll(() => visitor.evaluate(() => localStorage.getItem('candor-last-change')))
    .not.toBeNull();
  await visitor.goto('/company/role-management');
  await expect(visitor.getByRole('button', { name: 'Delete Recruiting' })).toBeVisible();
  try {
    await turn(true);
    // Somebody who is in the middle of something hears of it with the next click.
    await visitor.getByRole('link', { name: 'Jobs' }).click();
    await expect(visitor).toHaveURL(/\/maintenance$/);
    await expect(visitor.getByRole('img')).toHaveAccessibleName(/We are working on Candor/);
    for (const path of ['/home', '/login/company', unused]) {
      await visitor.goto(path);
      await expect(visitor, path).toHaveURL(/\/maintenance$/);
    }
    await page.reload();
    await expect(page).toHaveURL(at(superAdmin.dashboard));
    // The node that is asked when the news comes has not seen it itself yet.
    const late = { data: { maintenance: true } };
    const asked = visitor.waitForResponse('**/api/platform/status');
    await visitor.route('**/api/platform/status', (route) => route.fulfill({ json: late }), {
      times: 1,
    });
    await turn(false);
    await asked;
  } finally {
    await turn(false);
  }
  // Whoever was led there goes on by themselves; an address that is typed meanwhile would be taken out of their hands.
  await expect(visitor).toHaveURL(/dashboard$/);
  await visitor.goto('/home');
  await expect(visitor).toHaveURL(/dashboard$/);
  await context.close();
});
