import { describe, expect, test } from 'vitest';
import { decide } from './decide-rules.ts';
import {
  admin,
  dash,
  interviewer,
  newCandidate,
  nothing,
  shown,
  superAdmin,
  type Table,
  user,
} from './test-sessions.ts';

const tables: readonly Table[] = [
  {
    name: '[SH-6] an admin without a company',
    session: { ...admin, companyID: 0, hasCompanyProfile: false },
    rows: [
      ['/home', '/company/profile'],
      ['/jobs', '/company/profile'],
      ['/company/dashboard', '/company/profile'],
      ['/company/paymentPlan', '/company/profile'],
      ['/company/profile', 'stay'],
      ['/multifactor-authentication', 'stay'],
    ],
  },
  {
    name: '[SH-6] an admin of a company that has not paid',
    session: { ...admin, isPaymentDone: false },
    rows: [
      ['/home', '/company/paymentPlan'],
      ['/company/dashboard', '/company/paymentPlan'],
      ['/company/create-user', '/company/paymentPlan'],
      ['/company/paymentPlan', 'stay'],
      ['/company/paymentplan', 'stay'],
      ['/company/payment-checkout', 'stay'],
    ],
  },
  {
    name: 'an admin where nothing is sold',
    session: { ...admin, hasBilling: false },
    rows: [
      ['/company/paymentPlan', dash.company],
      ['/company/payment-checkout', dash.company],
      ['/company/payments', dash.company],
      ['/company/credit-point', dash.company],
      ['/company/settings', 'stay'],
    ],
  },
  {
    name: 'a super admin where nothing is sold',
    session: { ...superAdmin, hasBilling: false },
    rows: [
      ['/superAdmin/dashboard/plans', dash.superAdmin],
      ['/superAdmin/dashboard/payments', dash.superAdmin],
      ['/superAdmin/dashboard/companies', 'stay'],
    ],
  },
  {
    name: '[SH-6] a user without a profile',
    session: { ...user, userProfileID: 0 },
    rows: [
      ['/home', '/company/create-user'],
      ['/company/dashboard', '/company/create-user'],
      ['/company/create-user', 'stay'],
    ],
  },
  {
    name: '[SH-6] an admin without a profile',
    session: { ...admin, userProfileID: 0 },
    rows: [['/company/dashboard', '/company/create-user']],
  },
  {
    name: '[SH-6] the admin who made the company',
    session: { ...admin, userProfileID: 0, isNewCompanyAdmin: true },
    rows: [
      ['/company/dashboard', 'stay'],
      ['/company/create-user', dash.company],
    ],
  },

  {
    name: '[PR-1] [SH-6] an admin',
    session: admin,
    rows: [
      ['/company', dash.company],
      ['/company/create-user', dash.company],
      ['/company/profile', 'stay'],
      ['/company/role-management', 'stay'],
      ['/company/jobs/post-job', 'stay'],
      ['/company/payments', 'stay'],
      ['/company/interviewer-profile', 'stay'],
      ['/jobseeker/candidate-dashboard', dash.company],
      ['/interviewer/dashboard', dash.company],
      ['/superAdmin/dashboard', dash.company],
      ['/setpassword?token=a', 'stay'],
    ],
  },
  {
    name: '[PR-2] [PR-4] a user without any privilege',
    session: user,
    rows: [
      ['/company/dashboard', 'stay'],
      ['/company/own-profile', 'stay'],
      ['/company/set-availability', 'stay'],
      ['/company/profile', 'deny'],
      ['/company/view-profile', 'deny'],
      ['/company/role-management', 'deny'],
      ['/company/Role-Management', 'deny'],
      ['/company/jobs', 'deny'],
      ['/company/jobs/', 'deny'],
      ['/company/interviews', 'deny'],
      ['/company/interviewers', 'deny'],
      ['/company/users', 'deny'],
      ['/company/payments', 'deny'],
      ['/company/unheard-of', 'deny'],
    ],
  },
];

describe.each(tables)('$name', ({ session, rows }) => {
  test.each(rows)('%s → %s', (path, wanted) => {
    expect(shown(decide(session, path, nothing))).toBe(wanted);
  });
});

const everyPublicPath = [
  '/home',
  '/login/company',
  '/signup/company',
  '/jobs',
  '/verify-email',
  '/forgot-password',
  '/verified',
  '/pending',
  '/expired',
  '/confirmemail',
  '/resetpassword',
];

describe.each([admin, user])('[SH-6] $userType on a public path', (session) => {
  test.each(everyPublicPath)('%s leads to the dashboard', (path) => {
    expect(shown(decide(session, path, nothing))).toBe(dash.company);
  });
});

describe.each([
  ['an admin', admin],
  ['an admin without a company', { ...admin, companyID: 0, hasCompanyProfile: false }],
  ['a user', user],
  ['a candidate before the registration', newCandidate],
  ['an interviewer before the registration', { ...interviewer, userEmployments: [] }],
])('an emailed link does its work for %s', (_, session) => {
  test.each(['/confirmemail?email=a%40b.example', '/resetpassword', '/ResetPassword'])(
    '%s',
    (path) => {
      expect(decide(session, path, { ...nothing, isByMail: true })).toEqual({ kind: 'stay' });
      expect(decide(session, path, nothing).kind).toBe('go');
    },
  );

  test('and the pages after it are as ever', () => {
    for (const path of ['/verified', '/expired', '/forgot-password', '/home']) {
      expect(decide(session, path, { ...nothing, isByMail: true }).kind).toBe('go');
    }
  });
});

describe('[PR-1] a user’s privileges', () => {
  const activity = (featureId: number, activityId: number) => ({ featureId, activityId });
  test.each([
    ['/company/jobs', [activity(2, 4)], 'stay'],
    ['/company/jobs/view-jobs', [activity(2, 4)], 'stay'],
    ['/company/jobs/post-job', [activity(2, 4)], 'deny'],
    ['/company/jobs/post-job', [activity(2, 1)], 'stay'],
    ['/company/jobs/clone-jobs', [activity(2, 1)], 'stay'],
    ['/company/jobs/edit-jobs', [activity(2, 1)], 'deny'],
    ['/company/jobs/edit-jobs', [activity(2, 2)], 'stay'],
    ['/company/jobs/schedule-interview', [activity(2, 5)], 'stay'],
    // An activity of another feature with the same number.
    ['/company/jobs/post-job', [activity(3, 1)], 'deny'],
    ['/company/users/add-user', [activity(3, 6)], 'stay'],
    ['/company/users/update-user', [activity(3, 6)], 'deny'],
    ['/company/users/view-user', [activity(3, 10)], 'stay'],
    ['/company/job-seeker', [activity(4, 0)], 'stay'],
    ['/company/job-seeker', [activity(5, 0)], 'deny'],
    ['/company/job-seeker-profile', [activity(5, 0)], 'stay'],
    ['/company/job-seeker-profile-tab', [activity(4, 0)], 'stay'],
    ['/company/interviews', [activity(5, 0)], 'stay'],
    ['/company/interviewers', [activity(5, 0)], 'deny'],
    ['/company/view-interview/candidate-feedback', [activity(5, 0)], 'stay'],
    ['/company/payments', [activity(6, 0)], 'stay'],
    ['/company/interviewer-profile', [activity(8, 9)], 'stay'],
    ['/company/interviewer-profile', [activity(9, 8)], 'deny'],
  ] as const)('%s with %j → %s', (path, granted, wanted) => {
    expect(shown(decide(user, path, { ...nothing, granted }))).toBe(wanted);
  });

  test.each([
    ['/company/reschedule-set-availability', 'stay'],
    ['/company/reschedule-set-availability?email=ADA%40example.com', 'stay'],
    ['/company/reschedule-set-availability?email=eve%40example.com', 'deny'],
  ])('[PR-1] the mail check: %s → %s', (path, wanted) => {
    expect(shown(decide(user, path, nothing))).toBe(wanted);
  });
});
