import { signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';

test.setTimeout(120_000);

/** A page of each guarded section, and whom the section lets in: perhaps to another page of it first. */
const sections = {
  '/company/dashboard': ['COMPANY_ADMIN', 'COMPANY_USER'],
  '/jobseeker/candidate-dashboard': ['CANDIDATE'],
  '/interviewer/dashboard': ['EXTERNAL_INTERVIEWER'],
  '/superAdmin/dashboard': ['SUPER_ADMIN'],
  '/user-idverification': [
    'COMPANY_ADMIN',
    'COMPANY_USER',
    'CANDIDATE',
    'EXTERNAL_INTERVIEWER',
    'SUPER_ADMIN',
  ],
};

const doors = {
  COMPANY_ADMIN: 'company',
  COMPANY_USER: 'company',
  CANDIDATE: 'candidate',
  EXTERNAL_INTERVIEWER: 'interviewer',
  SUPER_ADMIN: 'superAdmin',
} as const;

test('[RT-3] without an account no guarded section opens', async ({ page }) => {
  for (const path of Object.keys(sections)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
});

for (const [role, type] of Object.entries(doors)) {
  test(`[RT-3] ${role} opens the sections that are theirs and no other`, async ({ page, demo }) => {
    const account = demo.accounts.find((one) => one.role === role);
    await signInAt(page, {
      type,
      email: account?.email ?? '',
      password: account?.password ?? '',
    });
    await expect(page).not.toHaveURL(/\/login\//);
    for (const [path, roles] of Object.entries(sections)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const [, section = ''] = path.split('/');
      const inside = new RegExp(`^[^/]+//[^/]+/${section}(/|$)`);
      if (roles.includes(role)) await expect(page, path).toHaveURL(inside);
      else await expect(page, path).not.toHaveURL(inside);
    }
  });
}
