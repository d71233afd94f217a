import { expect, test } from 'vitest';
import {
  chooseEntrance,
  judgeRefresh,
  type Membership,
  normaliseEmail,
  orderUserTypes,
  refreshEnd,
  sessionEnd,
} from './session-rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const after = (ms: number) => new Date(now.getTime() + ms);
const session = { expiresAt: after(1000), revokedAt: null };
const unspent = { usedAt: null, expiresAt: after(1000) };
const spent = (ms: number) => ({ usedAt: before(ms), expiresAt: after(1000) });
const judge = (facts: Partial<Parameters<typeof judgeRefresh>[0]>) =>
  judgeRefresh({ now, session, presented: unspent, successor: null, ...facts });

test('[C2] the current secret rotates', () => {
  expect(judge({})).toBe('rotate');
});

test('[C2] its parent gets the same successor for ten seconds, and ends the session after', () => {
  expect(judge({ presented: spent(10_000), successor: unspent })).toBe('repeat');
  expect(judge({ presented: spent(10_001), successor: unspent })).toBe('revoke');
});

test('[C2] a grandparent ends the session even within the ten seconds', () => {
  expect(judge({ presented: spent(5), successor: spent(1) })).toBe('revoke');
});

test('[C2] what proves nothing is refused and ends nothing', () => {
  expect(judge({ presented: null })).toBe('refuse');
  expect(judge({ presented: { usedAt: null, expiresAt: now } })).toBe('refuse');
  expect(judge({ session: { expiresAt: now, revokedAt: null } })).toBe('refuse');
  expect(judge({ session: { expiresAt: after(1), revokedAt: before(1) } })).toBe('refuse');
});

test('a secret lives seven idle days, and never longer than its session of thirty', () => {
  const end = sessionEnd(now);
  expect(end.toISOString()).toBe('2026-04-01T10:00:00.000Z');
  expect(refreshEnd(now, end).toISOString()).toBe('2026-03-09T10:00:00.000Z');
  expect(refreshEnd(new Date('2026-03-31T10:00:00Z'), end)).toEqual(end);
});

const member = (status: string, role: Membership['role'] = 'COMPANY_USER'): Membership => ({
  id: 1,
  companyId: 7,
  role,
  status,
  isCompanySuspended: false,
});
const shut = (one: Membership): Membership => ({ ...one, isCompanySuspended: true });

test('[RT-5] an account enters by the doors of its types only', () => {
  const enter = (...[type, types]: [Parameters<typeof chooseEntrance>[0], string[]]) =>
    chooseEntrance(type, { userTypes: types, memberships: [] });
  expect(enter('candidate', ['CANDIDATE'])).toMatchObject({ kind: 'open', userType: 'CANDIDATE' });
  expect(enter('interviewer', ['EXTERNAL_INTERVIEWER'])).toMatchObject({
    kind: 'open',
    userType: 'EXTERNAL_INTERVIEWER',
    membership: null,
  });
  expect(enter('interviewer', ['CANDIDATE'])).toEqual({ kind: 'none' });
  expect(enter('superAdmin', ['CANDIDATE', 'COMPANY_ADMIN'])).toEqual({ kind: 'none' });
});

test('a company is entered by an active membership, whose role counts and not the account’s', () => {
  const active = member('active');
  expect(
    chooseEntrance('company', {
      userTypes: ['COMPANY_ADMIN'],
      memberships: [member('suspended'), active],
    }),
  ).toEqual({
    kind: 'open',
    userType: 'COMPANY_USER',
    membership: active,
  });
  expect(
    chooseEntrance('company', { userTypes: [], memberships: [member('active', 'COMPANY_ADMIN')] }),
  ).toMatchObject({
    userType: 'COMPANY_ADMIN',
  });
});

test('who founds a company enters without one', () => {
  const open = { kind: 'open', userType: 'COMPANY_ADMIN', membership: null };
  expect(chooseEntrance('company', { userTypes: ['COMPANY_ADMIN'], memberships: [] })).toEqual(
    open,
  );
  expect(chooseEntrance('company', { userTypes: ['COMPANY_USER'], memberships: [] })).toEqual({
    kind: 'none',
  });
});

test.each<[string, Membership[]]>([
  ['pending', [member('pending')]],
  ['pending', [member('refused'), member('suspended'), member('pending')]],
  ['company-suspended', [shut(member('active'))]],
  ['company-suspended', [member('suspended'), shut(member('pending'))]],
  ['pending', [shut(member('active')), member('pending')]],
  ['deactivated', [member('suspended')]],
  ['deactivated', [member('refused'), shut(member('suspended'))]],
])('the company’s door says why it is shut: %s', (kind, memberships) => {
  for (const foundsCompany of [false, true]) {
    const wish = { foundsCompany };
    expect(
      chooseEntrance('company', { userTypes: ['COMPANY_ADMIN'], memberships }, wish),
    ).toMatchObject({ kind });
  }
});

test('who was only ever refused is told so, and founds a company when that is the wish', () => {
  const memberships = [member('refused'), shut(member('refused'))];
  const enter = (types: string[], foundsCompany?: boolean) =>
    chooseEntrance('company', { userTypes: types, memberships }, { foundsCompany });
  expect(enter(['COMPANY_ADMIN'])).toEqual({ kind: 'refused', membership: memberships[1] });
  expect(enter(['COMPANY_ADMIN'], true)).toEqual({
    kind: 'open',
    userType: 'COMPANY_ADMIN',
    membership: null,
  });
  expect(enter(['CANDIDATE'], true)).toMatchObject({ kind: 'refused' });
});

test('an active membership opens, whatever became of the others', () => {
  const active = member('active');
  const memberships = [shut(member('active')), member('refused'), member('pending'), active];
  expect(chooseEntrance('company', { userTypes: [], memberships })).toEqual({
    kind: 'open',
    userType: 'COMPANY_USER',
    membership: active,
  });
});

test('the chosen type comes first, and a company role that is not held is not told', () => {
  expect(orderUserTypes('COMPANY_USER', ['CANDIDATE', 'COMPANY_ADMIN'])).toEqual([
    'COMPANY_USER',
    'CANDIDATE',
  ]);
});

test('an e-mail has one form', () => {
  expect(normaliseEmail('  Ada.L@Example.COM ')).toBe('ada.l@example.com');
});
