import type { TestApp } from '../../../test-app.ts';
import { newPerson, openDoor } from '../accounts/test-mailed-links.ts';
import { createAccount, createMembership } from '../accounts/index.ts';
import { plantedHash } from '../accounts/test-password.ts';
import type { CompanyRole, Privilege } from './member-rules.ts';

export const password = 'Correct#Horse1';
const passwordHash = plantedHash(password);
let made = 0;

export const profile = {
  name: 'Larkfield Robotics',
  website: 'larkfield.example',
  industry: 'Manufacturing',
  size: '51-200',
  country: 'NO',
  city: 'Bergen',
  phone: '+47 55 00 00 00',
  description: '',
};
export const founding = { ...profile, firstName: 'Ingrid', lastName: 'Solberg' };
export const noRole = { role: 'COMPANY_USER', roleID: null };

export type Reply = {
  readonly status: number;
  readonly code: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- what came back, before anyone knows what it is
  readonly data: any;
};

/** Somebody with a browser; without a token, a stranger. */
export type Caller = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Reply>;

/** A domain that nobody else in the test has. */
export function newDomain(): string {
  made += 1;
  return `company${made}.example.org`;
}

type Service = Pick<TestApp, 'app' | 'db' | 'owner' | 'mailsTo'>;

const callerOn =
  ({ app }: Pick<TestApp, 'app'>) =>
  (token?: string): Caller =>
  async (method, path, body) => {
    made += 1;
    const reply = await app.inject({
      method,
      url: path,
      remoteAddress: `10.9.${(made >> 8) & 255}.${made & 255}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    const { data, errors } = reply.json();
    return { status: reply.statusCode, code: errors?.[0]?.code, data };
  };

type Planted = 'COMPANY_ADMIN' | 'COMPANY_USER' | 'CANDIDATE';

/** An account with a proved address and `password`. */
async function plantAccount({ db }: Service, email: string, userType: Planted = 'COMPANY_ADMIN') {
  const hash = await passwordHash;
  return db.global((tx) =>
    createAccount(tx, {
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      userTypes: [userType],
      passwordHash: hash,
      emailConfirmedAt: new Date('2026-01-01T00:00:00Z'),
    }),
  );
}

/** As the demo's: owes no second factor, so that it proves itself by the sign-in alone. */
async function forgiveFactor({ owner }: Service, accountId: number): Promise<void> {
  await owner.query('update accounts set is_demo = true where id = $1', [accountId]);
}

/** A role as an administrator would make one. */
async function plantRole(
  { db }: Service,
  {
    companyId,
    name,
    privileges = [],
  }: {
    readonly companyId: number;
    readonly name: string;
    readonly privileges?: readonly Privilege[] | undefined;
  },
): Promise<number> {
  return db.inCompany(companyId, async (tx) => {
    const { id } = await tx
      .insertInto('roles')
      .values({ companyId, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = privileges.map((privilege) => ({ companyId, roleId: id, ...privilege }));
    if (rows.length > 0) await tx.insertInto('rolePrivileges').values(rows).execute();
    return id;
  });
}

type SignIn = (
  email: string,
  given?: { password?: string; foundsCompany?: boolean; type?: 'company' | 'candidate' },
) => Promise<{ readonly reply: Reply; readonly call: Caller }>;

const signInOn =
  (service: Service): SignIn =>
  async (email, given = {}) => {
    const caller = callerOn(service);
    const body = { email, password, type: 'company', ...given };
    const reply = await caller()('POST', '/api/accounts/sign-in', body);
    return { reply, call: caller(reply.data?.token as string | undefined) };
  };

/** A founded company with its administrator. */
async function found(service: Service, domain: string) {
  const email = `founder@${domain}`;
  const accountId = await plantAccount(service, email);
  await forgiveFactor(service, accountId);
  const { call } = await signInOn(service)(email);
  const reply = await call('POST', '/api/companies', founding);
  const companyId = Number(reply.data.companyID);
  await call('PUT', '/api/companies/own/plan', { planID: 'free' });
  return { domain, email, accountId, companyId, call };
}

type NewMember = { role?: CompanyRole; privileges?: readonly Privilege[] };

async function plantMember(service: Service, companyId: number, given: NewMember) {
  made += 1;
  const email = `member${made}@elsewhere.example`;
  const { role = 'COMPANY_USER', privileges } = given;
  const accountId = await plantAccount(service, email, role);
  if (role === 'COMPANY_ADMIN') await forgiveFactor(service, accountId);
  const membershipId = await service.db.inCompany(companyId, (tx) =>
    createMembership(tx, { companyId, accountId, role }),
  );
  if (privileges !== undefined) {
    const roleId = await plantRole(service, { companyId, name: `Role ${made}`, privileges });
    const text = 'update memberships set role_id = $1 where id = $2';
    await service.owner.query(text, [roleId, membershipId]);
  }
  return { email, accountId, membershipId, call: (await signInOn(service)(email)).call };
}

/** Who signs up by the page and proves the address by the mail. */
async function signUp(service: Service, email: string): Promise<Reply> {
  const { status, body } = await openDoor(service, { ...newPerson(), email }).signUp({
    ...{ type: 'company', password },
  });
  return { status, code: body.errors?.[0]?.code, data: body.data };
}

export function people(service: Service) {
  return {
    caller: callerOn(service),
    signIn: signInOn(service),
    found: (domain = newDomain()) => found(service, domain),
    plantMember: (companyId: number, given: NewMember = {}) =>
      plantMember(service, companyId, given),
    signUp: (email: string) => signUp(service, email),
    plantAccount: (email: string, userType?: Planted) => plantAccount(service, email, userType),
    plantRole: (companyId: number, name: string, privileges?: readonly Privilege[]) =>
      plantRole(service, { companyId, name, privileges }),
    auditOf: (companyId: number) => auditOf(service, companyId),
  };
}

async function auditOf({ owner }: Service, companyId: number): Promise<string[]> {
  const text = 'select action from audit_log where company_id = $1 order by seq';
  const { rows } = await owner.query(text, [companyId]);
  return rows.map(({ action }) => action).filter((action) => !action.startsWith('session.'));
}

/** The first address in a mail's text. */
export function linkIn(text: string | undefined): URL {
  return new URL(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? 'about:blank');
}
