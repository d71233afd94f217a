import { createAccount, createMembership, hashPassword } from '../accounts/index.ts';
import { addRole } from '../privileges/index.ts';
import { nextAddress } from '../../test-scene.ts';
import type { TestApp } from '../../test-app.ts';

const password = 'Correct#Horse1';
let companies = 0;

type Interview = { readonly companyId: number; readonly scheduleId: number };

/** A company with an interview whose recording can be played, and somebody in it who may share it. */
export async function createSharing(service: TestApp) {
  const { app, owner, db, objects, clock } = service;
  companies += 1;
  const name = `Northwind ${companies}`;
  const one = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await owner.query(`${text} returning id`, values);
    return Number(rows[0]?.id);
  };
  const companyId = await one('insert into tenants default values', []);
  await owner.query('insert into companies (company_id, name, slug) values ($1, $2, $3)', [
    ...[companyId, name, `northwind-${companies}`],
  ]);
  const email = `admin${companies}@northwind.example`;
  const person = { email, firstName: 'Ada', lastName: 'Lund', emailConfirmedAt: clock() };
  const account = { ...person, userTypes: ['COMPANY_USER' as const] };
  const passwordHash = await hashPassword(password);
  const accountId = await db.global((tx) => createAccount(tx, { ...account, passwordHash }));
  // A user and not an administrator, who would have to enrol a second factor.
  await db.inCompany(companyId, async (tx) => {
    const granted = [{ featureId: 5, activityId: 0 }];
    const role = { companyId, name: 'Reader', description: '', granted, now: clock() };
    const roleId = await addRole(tx, role);
    await createMembership(tx, { companyId, accountId, role: 'COMPANY_USER', roleId });
  });
  const jobId = await one(`insert into jobs (company_id, title) values ($1, 'Engineer')`, [
    companyId,
  ]);
  const blueprintId = await one(`insert into blueprints (company_id, name) values ($1, 'First')`, [
    companyId,
  ]);
  const candidateEmail = `candidate${companies}@example.com`;
  const candidateId = await one(
    `insert into candidates (company_id, email, first_name, last_name) values ($1, $2, 'Grace', 'Hopper')`,
    [companyId, candidateEmail],
  );
  const scheduleId = await one(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, closes_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [companyId, jobId, candidateId, blueprintId],
  );
  const attemptId = await one(
    `insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count)
     values ($1, $2, 'submitted', now() - interval '1 hour', now(), now(), 1)`,
    [companyId, scheduleId],
  );
  const key = `companies/${companyId}/recording-1.mp4`;
  await objects.put(key, Buffer.from('0123456789'), 'video/mp4');
  await owner.query(
    `insert into recordings (company_id, attempt_id, status, object_key, mime_type, duration_ms, bytes, playable_at)
     values ($1, $2, 'playable', $3, 'video/mp4', 600000, 10, now())`,
    [companyId, attemptId, key],
  );
  let session = '';
  const signIn = async (address = email, type = 'company') => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/accounts/sign-in',
      payload: { email: address, password, type },
      remoteAddress: nextAddress(),
    });
    return `Bearer ${reply.json().data.token}`;
  };
  /** As the member; signed in anew when the clock has moved on. */
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    if (session === '') session = await signIn();
    const url = `/api/interviews/${scheduleId}${path}`;
    const ask = () =>
      app.inject({
        ...{ method, url, headers: { authorization: session } },
        ...(payload === undefined ? {} : { payload }),
      });
    let reply = await ask();
    if (reply.statusCode === 401) {
      session = await signIn();
      reply = await ask();
    }
    return { status: reply.statusCode, ...reply.json() };
  };
  const share = async (people: readonly Person[], options: object = {}) =>
    call('POST', '/shares', { people, ...plain, ...options });
  return {
    ...{ companyId, scheduleId, name, call, share, signIn, candidateEmail, accountId },
    /** Shares with somebody new and gives what their mail leads to. */
    invite: async (options: object = {}) => {
      const viewer = newViewer();
      const { data } = await share([viewer], options);
      return {
        ...viewer,
        shareID: Number(data.shares[0].shareID),
        ...(await linkTo(service, viewer)),
      };
    },
  };
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
  const mails = await service.mailsTo(email);
  return /your code: (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
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

/** Somebody with an account of the candidate's own address. */
export async function signInAsCandidate(service: TestApp, sharing: Sharing, email: string) {
  const person = { email, firstName: 'Grace', lastName: 'Hopper' };
  const account = { ...person, userTypes: ['CANDIDATE' as const], emailConfirmedAt: new Date() };
  const passwordHash = await hashPassword(password);
  await service.db.global((tx) => createAccount(tx, { ...account, passwordHash }));
  return sharing.signIn(email, 'candidate');
}

export const rowsOf = async (
  { owner }: TestApp,
  table: 'recording_views' | 'viewing_codes' | 'viewing_grants',
  { companyId }: Pick<Interview, 'companyId'>,
) => (await owner.query(`select * from ${table} where company_id = $1`, [companyId])).rows;
