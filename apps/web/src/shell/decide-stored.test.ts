import { describe, expect, test } from 'vitest';
import { decide, type ShellSession } from './decide-rules.ts';
import { admin, candidate, dash, interviewer, nothing, superAdmin, user } from './test-sessions.ts';

type Case = readonly [path: string, isFit: boolean];

/** Where each type may be sent on to from /home, and where a stored address is dropped instead. */
const cases: readonly {
  readonly name: string;
  readonly session: ShellSession;
  readonly home: string;
  readonly wanted: readonly Case[];
}[] = [
  {
    name: 'a candidate',
    session: candidate,
    home: dash.candidate,
    wanted: [
      ['/jobseeker/candidate-dashboard?tab=2', true],
      ['/jobs/view-job-detils/9', true],
      ['/viewrecording?token=a', true],
      ['/virtual-interview-login/abc', true],
      ['/view-all-notifications', true],
      ['/jobseeker/jobseeker-registration/1', false],
      ['/company/dashboard', false],
      ['/interviewer/dashboard', false],
      ['/superAdmin/dashboard', false],
      ['/home', false],
    ],
  },
  {
    name: 'an interviewer',
    session: interviewer,
    home: dash.interviewer,
    wanted: [
      ['/interviewer/dashboard?day=2', true],
      ['/submit-interviewer-feedback?token=a', true],
      ['/interviewer/registration/3', false],
      ['/jobs', false],
      ['/company/dashboard', false],
      ['/superAdmin/dashboard', false],
    ],
  },
  {
    name: 'a super admin',
    session: superAdmin,
    home: dash.superAdmin,
    wanted: [
      ['/superAdmin/dashboard?queue=identity', true],
      ['/view-all-notifications', true],
      ['/company/dashboard', false],
      ['/jobseeker/candidate-dashboard', false],
      ['/jobs', false],
    ],
  },
  {
    name: 'an admin',
    session: admin,
    home: dash.company,
    wanted: [
      ['/company/users?status=pending', true],
      ['/changetemppassword', true],
      ['/company/create-user', false],
      ['/jobs', false],
      ['/interviewer/dashboard', false],
      ['/superAdmin/dashboard', false],
      ['/jobseeker/candidate-dashboard', false],
    ],
  },
];

describe.each(cases)('[SH-2] the stored address of $name', ({ session, home, wanted }) => {
  test.each(wanted)('%s is used: %s', (redirectAfterLogin, isFit) => {
    expect(decide(session, '/home', { ...nothing, redirectAfterLogin })).toStrictEqual({
      kind: 'go',
      path: isFit ? redirectAfterLogin : home,
      forget: 'redirectAfterLogin',
    });
  });

  test('is not forgotten where there is none', () => {
    expect(decide(session, '/home', nothing)).toStrictEqual({ kind: 'go', path: home });
  });
});

test('[SH-3] a candidate’s redirectLink goes before what was asked for, which waits its turn', () => {
  const stored = {
    ...nothing,
    redirectLink: '/jobs/view-job-detils/9',
    redirectAfterLogin: '/jobs',
  };
  expect(decide(candidate, '/home', stored)).toStrictEqual({
    kind: 'go',
    path: '/jobs/view-job-detils/9',
    forget: 'redirectLink',
  });
});

test('[SH-2] [C17] an address that leads away is not kept for later', () => {
  expect(decide(undefined, '/company/\\evil.example', nothing)).toStrictEqual({
    kind: 'go',
    path: '/home',
  });
});

describe('[SH-6] create-user', () => {
  test.each([
    [{ companyID: 1, userProfileID: 0 }, '/company/create-user'],
    [{ companyID: 0, userProfileID: 0 }, 'stay'],
    [{ companyID: 1, userProfileID: 1 }, 'stay'],
  ])('is due with %j: %s', (ids, wanted) => {
    const decision = decide({ ...user, ...ids }, '/company/dashboard', nothing);
    expect(decision.kind === 'go' ? decision.path : decision.kind).toBe(wanted);
  });
});

test('[SH-6] isNewCompany is said on the way to the profile, not on it', () => {
  const founder = { ...admin, companyID: 0, hasCompanyProfile: false };
  expect(decide(founder, '/home', nothing)).toStrictEqual({
    kind: 'go',
    path: '/company/profile',
    isNewCompany: true,
  });
  expect(decide(founder, '/company/profile', nothing)).toStrictEqual({ kind: 'stay' });
});
