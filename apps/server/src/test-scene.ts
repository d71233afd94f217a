import { contract, type Endpoint } from '@candor/contract';
import { createAccount, createMembership } from './features/people/accounts/index.ts';
import { plantedHash } from './features/people/accounts/test-password.ts';
import { addDemoLinks, seedDemo } from './features/operations/demo/index.ts';
import { createLink } from './features/interviews/links/index.ts';
import type { TestApp } from './test-app.ts';

export const endpoints = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${feature}.${name}`, endpoint] as const,
  ),
);

const password = 'Correct#Horse1';
let addresses = 0;

/** Each request from a network address of its own, so that limits by address stay out of the way. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export type Scene = Awaited<ReturnType<typeof createScene>>;

const strangers = {
  admin: 'COMPANY_ADMIN',
  user: 'COMPANY_USER',
  candidate: 'CANDIDATE',
  interviewer: 'EXTERNAL_INTERVIEWER',
} as const;

/** The demo's company with its people and links, and a stranger: everybody a request may come from. */
export async function createScene({ app, db, owner, clock }: TestApp) {
  const now = clock();
  await seedDemo({ db, now });
  const demo = await addDemoLinks({ db, now, baseUrl: 'http://localhost' });
  for (const { email, password: own } of demo.accounts) await cheapen(owner, email, own);
  const botToken = new URL(demo.links.botInterview).searchParams.get('token') ?? '';
  const { rows } = await owner.query(
    `select company_id::int as company, schedule_id::int as schedule from links
      where opened_at is null order by id desc limit 1`,
  );
  const { company: companyId, schedule: scheduleId } = rows[0];
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const recording = await db.inCompany(companyId, (tx) =>
    createLink(tx, { companyId, purpose: 'recording', subjectId: scheduleId, expiresAt }),
  );
  const sharer = demo.accounts[0]?.email ?? '';
  const shareId = await plantShare(owner, { companyId, scheduleId, sharer });
  const liveScheduleId = await plantLive(owner, { companyId, scheduleId });
  const signIn = async (email: string, secret = password, type = 'company') => {
    const payload = { email, password: secret, type };
    const url = contract.accounts.signIn.path;
    const reply = await app.inject({ method: 'POST', url, payload, remoteAddress: nextAddress() });
    const { data } = reply.json();
    return { authorization: `Bearer ${data.token}`, accountId: Number(data.user.userID) };
  };
  const [admin, user] = demo.accounts;
  return {
    companyId,
    scheduleId,
    liveScheduleId,
    shareId,
    botToken,
    recordingToken: recording.token,
    signInAsAdmin: () => signIn(admin?.email ?? '', admin?.password),
    signInAsUser: () => signIn(user?.email ?? '', user?.password),
    /** Somebody new, with a password, in a new company unless they are a candidate. */
    signInAsStranger: async (kind: keyof typeof strangers) => {
      const email = `stranger${nextAddress()}@example.com`;
      const accountId = await db.global(async (tx) =>
        createAccount(tx, {
          email,
          firstName: 'A',
          lastName: 'Stranger',
          userTypes: [strangers[kind]],
          passwordHash: await plantedHash(password),
          emailConfirmedAt: now,
        }),
      );
      if (kind === 'candidate' || kind === 'interviewer') return signIn(email, password, kind);
      await forgiveFactor(owner, accountId);
      const tenant = await owner.query('insert into tenants default values returning id::int');
      const { id: other } = tenant.rows[0];
      await db.inCompany(other, (tx) =>
        createMembership(tx, { companyId: other, accountId, role: strangers[kind] }),
      );
      if (kind === 'user') await copyRole(owner, { from: companyId, to: other, accountId });
      return signIn(email);
    },
  };
}

/** As the demo's people: owes no second factor, so that nothing is refused for want of one. */
export async function forgiveFactor(owner: TestApp['owner'], accountId: number): Promise<void> {
  await owner.query('update accounts set is_demo = true where id = $1', [accountId]);
}

/** Their password stays; checking it, which the tests ask a thousand times, costs little. */
async function cheapen(owner: TestApp['owner'], email: string, own: string): Promise<void> {
  const change = 'update accounts set password_hash = $2 where email = $1';
  await owner.query(change, [email, await plantedHash(own)]);
}

/** A share of the interview, sent yesterday. */
async function plantShare(
  owner: TestApp['owner'],
  given: { companyId: number; scheduleId: number; sharer: string },
): Promise<number> {
  const { rows } = await owner.query(
    `insert into recording_shares (company_id, schedule_id, token_hash, first_name, last_name, email, expires_at,
            allow_download, watermark, hide_name, shared_by, created_at, sent_at)
     select $1, $2, 'none', 'Vera', 'Sund', 'planted@example.com', now() + interval '7 days',
            false, true, false, id, now() - interval '1 day', now() - interval '1 day'
       from accounts where email = $3 returning id::int`,
    [given.companyId, given.scheduleId, given.sharer],
  );
  return rows[0].id;
}

/** Whether its interviews are those with people. */
export const isLive = ({ path }: Pick<Endpoint, 'path'>): boolean =>
  path.startsWith('/api/live-interviews/');

/** A live interview of the same candidate and job as another. */
export async function plantLive(
  owner: TestApp['owner'],
  given: { companyId: number; scheduleId: number },
): Promise<number> {
  const { rows } = await owner.query(
    `insert into interview_schedules (company_id, job_id, candidate_id, kind, closes_at)
     select company_id, job_id, candidate_id, 'live', now() + interval '30 days'
       from interview_schedules where company_id = $1 and id = $2 returning id::int`,
    [given.companyId, given.scheduleId],
  );
  await owner.query(
    `insert into appointments (company_id, schedule_id, kind, state, beginning, minutes, buffer_before, buffer_after,
            notice_hours, last_day, time_zone, place_kind, place_text, message, round, asked_at)
     values ($1, $2, 'technical', 'asked', 'candidate-offers', 60, 0, 0, 24, now()::date + 30, 'Europe/Oslo', 'phone',
             '+47 55 00 00 00', '', 1, now())`,
    [given.companyId, rows[0].id],
  );
  const seats =
    'insert into appointment_seats (company_id, schedule_id, position) values ($1, $2, 0)';
  await owner.query(seats, [given.companyId, rows[0].id]);
  return rows[0].id;
}

/** The endpoint's example as a request, with ids and secrets of the scene in place of invented ones. */
export function requestOf(endpoint: Endpoint, scene: Scene, token = scene.botToken) {
  const { params, query, body } = structuredClone(endpoint.example) as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: Record<string, unknown>;
  };
  if (params !== undefined && 'interviewScheduleID' in params) {
    const { scheduleId, liveScheduleId } = scene;
    params['interviewScheduleID'] = String(isLive(endpoint) ? liveScheduleId : scheduleId);
  }
  if (params !== undefined && 'shareID' in params) params['shareID'] = String(scene.shareId);
  if (body !== undefined && 'token' in body) body['token'] = token;
  if (body !== undefined && 'interviewScheduleID' in body) {
    body['interviewScheduleID'] = scene.scheduleId;
  }
  return { params: params ?? {}, query: query ?? {}, body };
}

export function urlOf(
  endpoint: Endpoint,
  { params, query }: { params: Record<string, string>; query: Record<string, string> },
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** In their own company they may do what the recruiter of the demo's may. */
async function copyRole(
  owner: TestApp['owner'],
  { from, to, accountId }: { from: number; to: number; accountId: number },
): Promise<void> {
  const { rows } = await owner.query(
    `insert into roles (company_id, name) values ($1, 'Recruiter') returning id`,
    [to],
  );
  const roleId = rows[0].id;
  await owner.query(
    `insert into role_privileges (company_id, role_id, feature_id, activity_id)
      select distinct $2::bigint, $3::bigint, feature_id, activity_id
        from role_privileges join memberships using (company_id, role_id) where company_id = $1`,
    [from, to, roleId],
  );
  await owner.query(`update memberships set role_id = $2 where account_id = $1`, [
    accountId,
    roleId,
  ]);
}
