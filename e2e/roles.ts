import { signIn } from '@candor/contract/people/accounts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signInAt } from './account-steps.ts';
import { callsOf } from './call-endpoint.ts';
import type { Demo } from './product.ts';

/** Where section 4.1 puts each type, and whose pages are not theirs. */
export const roles = [
  {
    role: 'COMPANY_ADMIN',
    type: 'company',
    dashboard: '/company/dashboard',
    inside: '/company/role-management',
    foreign: ['/jobseeker/candidate-dashboard', '/interviewer/dashboard', '/superAdmin/dashboard'],
  },
  {
    role: 'COMPANY_USER',
    type: 'company',
    dashboard: '/company/dashboard',
    inside: '/company/interviews?state=submitted',
    foreign: ['/jobseeker/candidate-dashboard', '/interviewer/dashboard', '/superAdmin/dashboard'],
  },
  {
    role: 'CANDIDATE',
    type: 'candidate',
    dashboard: '/jobseeker/candidate-dashboard',
    inside: '/jobseeker/candidate-dashboard?from=mail',
    foreign: [
      '/company/dashboard',
      '/interviewer/dashboard',
      '/superAdmin/dashboard',
      '/jobseeker/jobseeker-registration/2',
    ],
  },
  {
    role: 'EXTERNAL_INTERVIEWER',
    type: 'interviewer',
    dashboard: '/interviewer/dashboard',
    inside: '/interviewer/dashboard?from=mail',
    foreign: [
      '/company/dashboard',
      '/jobseeker/candidate-dashboard',
      '/superAdmin/dashboard',
      '/interviewer/registration/3',
    ],
  },
  {
    role: 'SUPER_ADMIN',
    type: 'superAdmin',
    dashboard: '/superAdmin/dashboard',
    inside: '/superAdmin/dashboard?from=mail',
    foreign: ['/company/dashboard', '/jobseeker/candidate-dashboard', '/interviewer/dashboard'],
  },
] as const;

export type Role = (typeof roles)[number];

export function accountOf({ accounts }: Demo, role: Role['role']) {
  const account = accounts.find((each) => each.role === role);
  if (account === undefined) throw new Error(`The demo has no ${role}`);
  return account;
}

/** As this person, by the same calls as the pages'. */
async function sendAs(request: APIRequestContext, demo: Demo, { role, type }: Role) {
  const { email, password } = accountOf(demo, role);
  const data = { email, password, type };
  const login = await (await request.post('/api/accounts/sign-in', { data })).json();
  const headers = { authorization: `Bearer ${login.data.token}` };
  return {
    get: async (path: string) => (await (await request.get(path, { headers })).json()).data,
    post: async (path: string, body: object) =>
      (await (await request.post(path, { headers, data: body })).json()).data,
    put: async (path: string, body: object) =>
      (await (await request.put(path, { headers, data: body })).json()).data,
  };
}

/** The demo's interviewer has one step to go: hands in a document, and the super admin confirms it. */
export async function confirmIdentity(request: APIRequestContext, demo: Demo): Promise<void> {
  const [interviewer, superAdmin] = [roles[3], roles[4]];
  const own = await sendAs(request, demo, interviewer);
  const kind = 'identity-front';
  const file = { kind, fileName: 'passport.pdf', base64: 'JVBERi0xLjcKJSVFT0YK' };
  const document = await own.post('/api/interviewers/identity-documents', file);
  await own.post('/api/interviewers/identity-checks', {
    documentType: 'passport',
    frontDocumentID: document?.documentID ?? 1,
    backDocumentID: null,
    selfieDocumentID: null,
  });
  const desk = await sendAs(request, demo, superAdmin);
  const path = '/api/administration/identity-checks';
  const { checks } = await desk.get(path);
  for (const { checkID } of checks) await desk.post(`${path}/${checkID}/approve`, {});
}

/** From now on companies find the demo's interviewer, who is confirmed. */
export async function publishInterviewer(request: APIRequestContext, demo: Demo): Promise<void> {
  await confirmIdentity(request, demo);
  const own = await sendAs(request, demo, roles[3]);
  const path = '/api/marketplace/offer';
  const { revision } = await own.get(path);
  const price = { rate: 9000, currency: 'EUR' };
  const about = { about: 'I interview for databases.', sample: '', keptFrom: [] };
  await own.put(path, { ...price, ...about, isPublished: true, revision });
}

/**
 * Lets the demo's person of this role in by the call of the page of sign-in, with what that page keeps, and opens this
 * page or their dashboard. Journeys about something else begin where it happens: two pages before cost more than most.
 */
export async function enter(
  page: Page,
  demo: Demo,
  { role, type, dashboard }: Role,
  path: string = dashboard,
): Promise<void> {
  const { email, password } = accountOf(demo, role);
  // Its cookie is the browser's too: both have one jar.
  const login = await callsOf(page.request)(signIn, { body: { email, password, type } });
  if (!('token' in login)) throw new Error(`${email} was not let in`);
  // Of the same origin, and nothing runs there.
  await page.goto('/robots.txt');
  const kept = { loginData: JSON.stringify(login), 'auth-token': login.token };
  await page.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(path);
}

/** The same by the page of sign-in, which leads on by itself. */
export async function signInByPage(page: Page, demo: Demo, { role, type }: Role): Promise<void> {
  const { email, password } = accountOf(demo, role);
  await signInAt(page, { type, email, password });
  await expect(page).not.toHaveURL(/\/login\//);
}
