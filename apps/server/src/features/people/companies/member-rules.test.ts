import { describe, expect, test } from 'vitest';
import { imageTypeOf } from './logo-rules.ts';
import { companyDomainOf } from './mail-domain-rules.ts';
import {
  type Actor,
  endingOf,
  isLess,
  mayChange,
  mayGive,
  type Member,
  refusalOf,
} from './member-rules.ts';
import { slugOf } from './company-text-rules.ts';

const add = { featureId: 3, activityId: 6 };
const change = { featureId: 3, activityId: 10 };
const jobs = { featureId: 2, activityId: 4 };
const admin: Actor = { membershipId: 1, role: 'COMPANY_ADMIN', privileges: [] };
const user: Actor = { membershipId: 2, role: 'COMPANY_USER', privileges: [add, change] };

describe('nobody gives more than they have', () => {
  test.each([
    ['an administrator gives an administrator', admin, 'COMPANY_ADMIN', [], true],
    ['an administrator gives any role', admin, 'COMPANY_USER', [jobs], true],
    ['a user gives no administrator', user, 'COMPANY_ADMIN', [], false],
    ['a user gives no role at all', user, 'COMPANY_USER', [], true],
    ['a user gives a part of their own', user, 'COMPANY_USER', [add], true],
    ['a user gives their own', user, 'COMPANY_USER', [change, add], true],
    ['one privilege more is too much', user, 'COMPANY_USER', [add, jobs], false],
    [
      'the same activity of another feature is another privilege',
      user,
      'COMPANY_USER',
      [{ featureId: 2, activityId: 6 }],
      false,
    ],
  ] as const)('%s', (_, actor, role, privileges, allowed) => {
    expect(mayGive(actor, { role, privileges })).toBe(allowed);
  });
});

describe('nobody gives jobs that they do not see', () => {
  const limited: Actor = { ...user, jobIds: [1, 2] };
  test.each([
    ['an administrator gives all', admin, null, true],
    ['an administrator gives some', admin, [1], true],
    ['who sees all gives all', user, null, true],
    ['who sees all gives some', user, [1], true],
    ['who sees all gives none', user, [], true],
    ['who is limited gives their own', limited, [2, 1], true],
    ['who is limited gives a part of their own', limited, [2], true],
    ['who is limited gives none', limited, [], true],
    ['one job more is too much', limited, [1, 2, 3], false],
    ['another job is too much', limited, [3], false],
    ['who is limited widens nobody', limited, null, false],
    ['nor by leaving it out', limited, undefined, false],
    ['who sees no job gives no job', { ...user, jobIds: [] }, [1], false],
  ] as const)('%s', (_, actor, jobIds, allowed) => {
    const given = { role: 'COMPANY_USER', privileges: [add], jobIds } as const;
    expect(mayGive(actor, given)).toBe(allowed);
    expect(mayChange(actor, { ...given, membershipId: 3 })).toBe(allowed);
  });

  test('jobs make up for no privilege, and privileges for no job', () => {
    const role = 'COMPANY_USER';
    expect(mayGive(limited, { role, privileges: [jobs], jobIds: [1] })).toBe(false);
    expect(mayGive(limited, { role, privileges: [], jobIds: [3] })).toBe(false);
  });
});

describe('who is trusted with less', () => {
  const before = { role: 'COMPANY_USER', privileges: [add, change], jobIds: [1, 2] } as const;
  test.each([
    ['the same', before, false],
    ['one job fewer', { ...before, jobIds: [1] }, true],
    ['one job more', { ...before, jobIds: [1, 2, 3] }, false],
    ['another job instead', { ...before, jobIds: [1, 3] }, true],
    ['all jobs', { ...before, jobIds: null }, false],
    ['one privilege fewer', { ...before, privileges: [add] }, true],
    ['a job more and a privilege fewer', { ...before, privileges: [add], jobIds: null }, true],
    ['an administrator', { ...before, role: 'COMPANY_ADMIN', privileges: [] }, false],
  ] as const)('%s', (_, after, less) => {
    expect(isLess(before, after)).toBe(less);
  });

  test('an administrator who becomes a user, and who saw all jobs and sees some', () => {
    expect(isLess({ ...admin, jobIds: null }, before)).toBe(true);
    expect(isLess({ ...before, jobIds: null }, before)).toBe(true);
  });
});

describe('what ends the sessions of a member', () => {
  const [deactivate, reactivate] = [{ kind: 'deactivate' }, { kind: 'reactivate' }] as const;
  const [rise, fall] = [
    { kind: 'role', role: 'COMPANY_ADMIN' },
    { kind: 'role', role: 'COMPANY_USER' },
  ] as const;
  test.each([
    ['a deactivation', 'COMPANY_USER', deactivate, 'deactivated in the company'],
    ['one of an administrator', 'COMPANY_ADMIN', deactivate, 'deactivated in the company'],
    ['no reactivation', 'COMPANY_USER', reactivate, null],
    ['a rise, because administrators owe a factor', 'COMPANY_USER', rise, 'made an administrator'],
    ['not for who is one already', 'COMPANY_ADMIN', rise, null],
    ['no fall', 'COMPANY_ADMIN', fall, null],
    ['no other role', 'COMPANY_USER', fall, null],
  ] as const)('%s', (_, role, happened, why) => {
    expect(endingOf({ role }, happened)).toBe(why);
  });
});

describe('who changes whom', () => {
  const other = { membershipId: 3, role: 'COMPANY_USER', privileges: [add] } as const;
  test.each([
    ['an administrator themselves', admin, { ...other, membershipId: 1 }, true],
    ['an administrator another one', admin, { ...other, role: 'COMPANY_ADMIN' }, true],
    ['a user another user', user, other, true],
    ['a user not themselves', user, { ...other, membershipId: 2 }, false],
    ['a user no administrator', user, { ...other, role: 'COMPANY_ADMIN' }, false],
    ['a user nobody of more privileges', user, { ...other, privileges: [jobs] }, false],
  ] as const)('%s', (_, actor, member, allowed) => {
    expect(mayChange(actor, member)).toBe(allowed);
  });
});

describe('what a status allows', () => {
  const member: Member = { membershipId: 3, role: 'COMPANY_USER', status: 'active' };
  const boss: Member = { ...member, role: 'COMPANY_ADMIN' };
  const toUser = { kind: 'role', role: 'COMPANY_USER' } as const;
  const toAdmin = { kind: 'role', role: 'COMPANY_ADMIN' } as const;
  const off = { kind: 'deactivate' } as const;
  const on = { kind: 'reactivate' } as const;
  test.each([
    ['deactivate an active one', member, off, 1, null],
    ['deactivate one of two administrators', boss, off, 2, null],
    ['deactivate the last administrator', boss, off, 1, 'last_admin'],
    ['demote the last administrator', boss, toUser, 1, 'last_admin'],
    ['demote one of two administrators', boss, toUser, 2, null],
    ['leave the last administrator one', boss, toAdmin, 1, null],
    ['demote a deactivated administrator', { ...boss, status: 'suspended' }, toUser, 1, null],
    ['deactivate twice', { ...member, status: 'suspended' }, off, 1, 'wrong_status'],
    ['deactivate one who waits', { ...member, status: 'pending' }, off, 1, 'wrong_status'],
    ['reactivate a deactivated one', { ...member, status: 'suspended' }, on, 1, null],
    ['reactivate an active one', member, on, 1, 'wrong_status'],
    ['reactivate around a refusal', { ...member, status: 'refused' }, on, 1, 'wrong_status'],
    ['reactivate around an approval', { ...member, status: 'pending' }, on, 1, 'wrong_status'],
    ['give a role to one who waits', { ...member, status: 'pending' }, toUser, 1, 'wrong_status'],
    ['give a role to a refused one', { ...member, status: 'refused' }, toUser, 1, 'wrong_status'],
  ] as const)('%s', (_, one, wanted, admins, refusal) => {
    expect(refusalOf(one, wanted, admins)).toBe(refusal);
  });
});

test.each([
  ['ada@larkfield.example', 'larkfield.example'],
  ['ada@Mail.Larkfield.Example', 'mail.larkfield.example'],
  ['ada@gmail.com', null],
  ['ada@proton.me', null],
  ['ada@', null],
])('the domain that %s proves something about is %s', (email, domain) => {
  expect(companyDomainOf(email)).toBe(domain);
});

test.each([
  ['Larkfield Robotics', 'larkfield-robotics'],
  ['  Søren & Çelik, Inc. ', 's-ren-celik-inc'],
  ['株式会社', 'company'],
])('%s is in addresses %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], 'image/webp'],
  ['another RIFF', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41, 0x56, 0x45], null],
  ['SVG', [...Buffer.from('<svg')], null],
  ['nothing', [], null],
])('the first bytes of %s say so', (_, bytes, type) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type);
});
