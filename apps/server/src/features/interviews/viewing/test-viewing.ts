import { createAccount, createMembership } from '../../people/accounts/index.ts';
import { plantedHash } from '../../people/accounts/test-password.ts';
import { addRole } from '../../people/privileges/index.ts';
import { nextAddress } from '../../../test-scene.ts';
import type { TestApp } from '../../../test-app.ts';

const password = 'Correct#Horse1';
let companies = 0;

/** A company with an interview whose recording can be played, and somebody in it who may share it. */
export async function createSharing(service: TestApp, activities: readonly number[] = [0, 24, 25]) {
  companies += 1;
  const name = `Northwind ${companies}`;
  const email = `ada${companies}@northwind.example`;
  const candidateEmail = `candidate${companies}@example.com`;
  const companyId = await insert(service, 'insert into tenants default values', []);
  await plantMember(service, { companyId, email, activities });
  const scheduleId = await plantInterview(service, { companyId, name, candidateEmail });
  const signIn = async (address = email, type = 'company') => {
    const payload = { email: address, password, type };
    const from = { method: 'POST', remoteAddress: nextAddress() } as const;
    const reply = await service.app.inject({ ...from, url: '/api/accounts/sign-in', payload });
    return `Bearer ${reply.json().data.token}`;
  };
  let session = '';
  /** As the member; signed in anew when the clock has moved on. */
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    if (session === '') session = await signIn();
    const url = `/api/interviews/${scheduleId}${path}`;
    const body = payload === undefined ? {} : { payload };
    const ask = () =>
      service.app.inject({ method, url, headers: { authorization: session }, ...body });
    let reply = await ask();
    if (reply.statusCode === 401) {
      session = await signIn();
      reply = await ask();
    }
    return { status: reply.statusCode, ...reply.json() };
  };
  const share = (people: readonly Person[], options: object = {}) =>
    call('POST', '/shares', { people, ...plain, ...options });
  /** Shares with somebody new and gives what their mail leads to. */
  const invite = async (options: object = {}) => {
    const viewer = newViewer();
    const { data } = await share([viewer], options);
    const shareID = Number(data.shares[0].shareID);
    return { ...viewer, shareID, ...(await linkTo(service, viewer)) };
  };
  return { companyId, scheduleId, name, candidateEmail, signIn, call, share, invite };
}

async function insert({ owner }: TestApp, text: string, values: unknown[]): Promise<number> {
  const { rows } = await owner.query(`${text} returning id`, values);
  return Number(rows[0]?.id);
}

/** A user who may read interviews, and not an administrator, who would have to enrol a second factor. */
async function plantMember(
  { db, clock }: TestApp,
  given: { companyId: number; email: string; activities: readonly number[] },
): Promise<void> {
  const { companyId, email, activities } = given;
  const now = clock();
  const person = { email, firstName: 'Ada', lastName: 'Lund', emailConfirmedAt: now };
  const account = { ...person, userTypes: ['COMPANY_USER' as const] };
  const passwordHash = await plantedHash(password);
  const accountId = await db.global((tx) => createAccount(tx, { ...account, passwordHash }));
  await db.inCompany(companyId, async (tx) => {
    const granted = activities.map((activityId) => ({ featureId: 5, activityId }));
    const roleId = await addRole(tx, { companyId, name: 'Reader', description: '', granted, now });
    await createMembership(tx, { companyId, accountId, role: 'COMPANY_USER', roleId });
  });
}

async function plantInterview(
  service: TestApp,
  given: { companyId: number; name: string; candidateEmail: string },
): Promise<number> {
  const { companyId, name, candidateEmail } = given;
  const add = (text: string, ...values: unknown[]) => insert(service, text, [companyId, ...values]);
  await service.owner.query(
    'insert into companies (company_id, name, slug) values ($1::bigint, $2, $1::text)',
    [companyId, name],
  );
  const jobId = await add(`insert into jobs (company_id, title) values ($1, 'Engineer')`);
  const blueprintId = await add(`insert into blueprints (company_id, name) values ($1, 'First')`);
  const candidateId = await add(
    `insert into candidates (company_id, email, first_name, last_name) values ($1, $2, 'Grace', 'Hopper')`,
    candidateEmail,
  );
  const scheduleId = await add(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, closes_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    ...[jobId, candidateId, blueprintId],
  );
  const attemptId = await add(
    `insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count)
     values ($1, $2, 'submitted', now() - interval '1 hour', now(), now(), 1)`,
    scheduleId,
  );
  const key = `companies/${companyId}/recording-1.mp4`;
  await service.objects.put(key, Buffer.from('0123456789'), 'video/mp4');
  await add(
    `insert into recordings (company_id, subject_id, subject, status, object_key, mime_type, duration_ms, bytes, playable_at)
     values ($1, $2, 'attempt', 'playable', $3, 'video/mp4', 600000, 10, now())`,
    ...[attemptId, key],
  );
  return scheduleId;
}

export type Sharing = Awaited<ReturnType<typeof createSharing>>;
export type Viewer = Person & { readonly token: string; readonly emailtoken: string };
type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };

const plain = { expiresInDays: 7, allowDownload: false, watermark: true, hideName: false };
let viewers = 0;

export function newViewer(): Person {
  viewers += 1;
  return { firstName: 'Vera', lastName: 'Sund', email: `vera${viewers}@example.org` };
}

/** What the newest mail to this person leads to. */
export async function linkTo(service: TestApp, { email }: { readonly email: string }) {
  const [mail] = await service.mailsTo(email);
  const [address = ''] = /http:\S+viewrecording\S+/.exec(mail?.text ?? '') ?? [];
  const { searchParams } = new URL(address);
  return {
    token: searchParams.get('token') ?? '',
    emailtoken: searchParams.get('emailtoken') ?? '',
  };
}

/** The code of the newest mail to this address. */
export async function codeTo(service: TestApp, { email }: { readonly email: string }) {
  // Where the clock of a test stands still, the mail that shared the recording may be listed first.
  const codes = (await service.mailsTo(email)).flatMap(
    ({ text }) => /your code: (\d{6})/.exec(text)?.[1] ?? [],
  );
  return codes[0] ?? '';
}

/** A browser of a stranger: it keeps its cookies. */
export function openViewer(service: TestApp) {
  const cookies = new Map<string, string>();
  const ip = nextAddress();
  const post = async (path: string, payload: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/api/viewing/${path}`;
    const reply = await service.app.inject({
      ...{ method: 'POST', url, payload, headers: { cookie }, remoteAddress: ip },
    });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
  };
  const terms = async () => {
    const reply = await service.app.inject({ url: '/api/terms/RecordingViewer' });
    return Number(reply.json().data.termsID);
  };
  const ask = async (viewer: Viewer, changed: object = {}) => {
    const { firstName, lastName, email, token, emailtoken } = viewer;
    const asked = { firstName, lastName, email, token, emailtoken, consentGiven: true };
    return post('send-otp', { ...asked, termsID: await terms(), ...changed });
  };
  const verify = ({ token, email }: Viewer, otp: string) =>
    post('verify-otp', { token, email, otp });
  return {
    ...{ cookies, post, ask, verify },
    watch: ({ token }: Viewer) => post('recording', { token }),
    /** Asks for the code, reads the mail and gives it. */
    enter: async (viewer: Viewer) => {
      await ask(viewer);
      return verify(viewer, await codeTo(service, viewer));
    },
  };
}

/** Half a minute later, for the limiter: it counts by the database's clock, not by the test's. */
export async function passPause({ owner }: TestApp): Promise<void> {
  await owner.query(`delete from rate_limits where key like 'viewing-pause:%'`);
}

/** So much later, for the limiter of codes. */
export async function passMinutes({ owner }: TestApp, minutes: number): Promise<void> {
  const text = `update rate_limits set expire = expire - $1 where key like 'viewing-code:%'`;
  await owner.query(text, [minutes * 60_000]);
}

/** Somebody with an account of the candidate's own address. */
export async function signInAsCandidate(service: TestApp, sharing: Sharing, email: string) {
  const person = { email, firstName: 'Grace', lastName: 'Hopper' };
  const account = { ...person, userTypes: ['CANDIDATE' as const], emailConfirmedAt: new Date() };
  const passwordHash = await plantedHash(password);
  await service.db.global((tx) => createAccount(tx, { ...account, passwordHash }));
  return sharing.signIn(email, 'candidate');
}

export const rowsOf = async (
  { owner }: TestApp,
  table: 'recording_views' | 'viewing_codes' | 'viewing_grants',
  { companyId }: { readonly companyId: number },
) => (await owner.query(`select * from ${table} where company_id = $1`, [companyId])).rows;
