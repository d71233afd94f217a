import { createJob } from '@candor/contract/hiring/jobs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { mailsTo, newAddress } from './account-mail.ts';
import type { Demo, Product } from './product.ts';
import { beginNow } from './interview-rows.ts';
import { accountOf, enter, roles } from './roles.ts';

const DAY_MS = 86_400_000;

/** What a reply says is known by the test that asks. */
// oxlint-disable-next-line typescript/no-explicit-any -- replies of a dozen endpoints, read by tests
type Reply = any;

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<Reply>;

/** As a member of the company, past the pages, for a quarter of an hour. */
export async function companyCalls(
  request: APIRequestContext,
  product: Product,
  role: 'COMPANY_ADMIN' | 'COMPANY_USER' = 'COMPANY_ADMIN',
): Promise<Call> {
  const { email, password } = accountOf(product.demo(), role);
  const data = { email, password, type: roles[0].type };
  const reply = await request.post('/api/accounts/sign-in', { data });
  const headers = { authorization: `Bearer ${(await reply.json()).data.token}` };
  return async (method, path, body) => {
    const answer = await request.fetch(path, { method, headers, ...(body && { data: body }) });
    expect(answer.status(), `${method} ${path}`).toBe(200);
    return (await answer.json()).data;
  };
}

/** Every day from eight to six, by the clocks of Oslo. */
const hours = {
  ...{ timeZone: 'Europe/Oslo', exceptions: [], noticeHours: 0 },
  ...{ mostPerDay: null, mostPerWeek: null },
  weekly: Array.from({ length: 7 }, () => [{ from: '08:00', to: '18:00' }]),
};

async function sayHours(call: Call): Promise<void> {
  const { revision } = await call('GET', '/api/availability');
  await call('PUT', '/api/availability', { ...hours, revision });
}

type Outsider = { readonly email: string; readonly name: string };

/** Somebody from outside, or either of the member and the admin, or the admin and beside them somebody from outside. */
type Sitting = Outsider | 'member-or-admin' | { readonly beside: Outsider };

/** The admin, who has hours, asks somebody new to talk with them, or with whom `sitting` says, in three weeks. */
export async function askToInterview(
  request: APIRequestContext,
  product: Product,
  beginning: 'candidate-offers' | 'candidate-picks',
  sitting?: Sitting,
  place: object = { kind: 'link', text: 'https://meet.example.com/room' },
) {
  const call = await companyCalls(request, product);
  await sayHours(call);
  const title = `Forester ${Date.now()}`;
  const { jobID } = await call('POST', '/api/jobs', { ...createJob.example.body, title });
  await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const email = newAddress();
  const { applicationID } = await call('POST', `/api/pipeline/jobs/${jobID}/applications`, {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email },
  });
  const choices = await call('GET', `/api/live-interviews/choices?applicationID=${applicationID}`);
  const admin = accountOf(product.demo(), 'COMPANY_ADMIN').email;
  const idOf = (address: string) => ({
    accountID: choices.people.find((one: { email: string }) => one.email === address).accountID,
  });
  const member = accountOf(product.demo(), 'COMPANY_USER').email;
  if (sitting === 'member-or-admin') {
    await sayHours(await companyCalls(request, product, 'COMPANY_USER'));
  }
  const seats = seatsOf(sitting, { admin: idOf(admin), member: idOf(member) });
  const lastDay = new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, 10);
  const { interviewScheduleIDs } = await call('POST', '/api/live-interviews', {
    ...{ requestKey: crypto.randomUUID(), applicationID, beginning, message: 'See you soon.' },
    place,
    rounds: [
      {
        ...{ kind: 'technical', minutes: 60, bufferBefore: 0, bufferAfter: 0, noticeHours: 24 },
        ...{
          lastDay,
          timeZone: 'Europe/Oslo',
          seats,
        },
      },
    ],
  });
  const id = Number(interviewScheduleIDs[0]);
  return {
    ...{ call, id, email, title, admin },
    read: () => call('GET', `/api/live-interviews/${id}`),
    link: () => linkOf(product, email, title),
    seatLink: () => linkOf(product, isOutsider(sitting) ? sitting.email : admin, title),
  };
}

const isOutsider = (sitting: Sitting | undefined): sitting is Outsider =>
  typeof sitting === 'object' && 'email' in sitting;

type Known = { readonly accountID: number };

function seatsOf(
  sitting: Sitting | undefined,
  { admin, member }: { readonly admin: Known; readonly member: Known },
): { people: (Known | Outsider)[] }[] {
  if (sitting === 'member-or-admin') return [{ people: [member, admin] }];
  if (sitting === undefined) return [{ people: [admin] }];
  if (isOutsider(sitting)) return [{ people: [sitting] }];
  return [{ people: [admin] }, { people: [sitting.beside] }];
}

/** An interview in our own call, whose time the candidate has picked, and which begins now. */
export async function askToCallNow(request: APIRequestContext, product: Product) {
  const asked = await askToInterview(request, product, 'candidate-picks', undefined, {
    ...{ kind: 'call', text: '' },
  });
  const link = await asked.link();
  const body = { token: new URL(link, product.demo().baseUrl).searchParams.get('token') };
  const seen = await (await request.post('/api/appointment', { data: body })).json();
  const { revision, times } = seen.data;
  const picked = { revision, startsAt: times[0], timeZone: 'Europe/Oslo', reason: '', note: '' };
  const reply = await request.post('/api/appointment/pick', { data: { ...body, ...picked } });
  expect(reply.status()).toBe(200);
  await beginNow(product, asked.id);
  return { ...asked, candidateLink: link };
}

/** By the page's own session. */
export async function send(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(reply.status(), path).toBe(200);
  return (await reply.json()).data;
}

/** Every day from eight to six, by the clocks of UTC. */
const utcHours = {
  ...{ timeZone: 'UTC', exceptions: [], noticeHours: 0, mostPerDay: null, mostPerWeek: null },
  weekly: Array.from({ length: 7 }, () => [{ from: '08:00', to: '18:00' }]),
};

/** An admin with hours, and a candidate in the pipeline of a job of this test alone. */
export async function openPipeline(page: Page, demo: Demo) {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const { revision } = await send(page, 'GET', '/api/availability');
  await send(page, 'PUT', '/api/availability', { ...utcHours, revision });
  const title = `Live ${Date.now()}`;
  const { jobID } = await send(page, 'POST', '/api/jobs', { ...createJob.example.body, title });
  await send(page, 'POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: newAddress() };
  await send(page, 'POST', `/api/pipeline/jobs/${jobID}/applications`, person);
  await page.goto(`/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline`);
  return { title, jobID: Number(jobID), email: person.email };
}

const paths =
  'SetUserAvailability|reschedule-set-availability|slot-selection|reschedule-slot-selection';

/** The link to the interview in the newest mail about this job that has one, without the host. */
export async function linkOf(product: Product, address: string, title: string): Promise<string> {
  const found = () =>
    mailsTo(product, address)
      .filter(({ html }) => html.includes(title))
      .map(({ html }) => new RegExp(`href="[^"]*?(/(?:${paths})\\?[^"]+)"`).exec(html)?.[1])
      .find((link) => link !== undefined)
      ?.replaceAll('&amp;', '&');
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found() ?? '';
}
