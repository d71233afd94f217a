import { describe, expect, test } from 'vitest';
import { dashboardOf, decide } from './decide-rules.ts';
import {
  admin,
  base,
  candidate,
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
    name: '[SH-2] nobody signed in',
    session: undefined,
    rows: [
      ['/company/dashboard', '/home'],
      ['/company', '/home'],
      ['/company/', '/home'],
      ['/COMPANY/jobs', '/home'],
      ['/Company/Interviews', '/home'],
      ['/company/unheard-of', '/home'],
      ['/interviewer/dashboard', '/home'],
      ['/interviewer/registration/2', '/home'],
      ['/jobseeker/candidate-dashboard', '/home'],
      ['/JobSeeker/candidate-dashboard', '/home'],
      ['/jobseeker/jobseeker-registration/1', '/home'],
      ['/superAdmin/dashboard', '/home'],
      ['/superadmin/dashboard', '/home'],
      ['/changetemppassword', '/home'],
      ['/multifactor-authentication', '/home'],
      ['/user-idverification', '/home'],
      ['/view-all-notifications', '/home'],
      ['/home', 'stay'],
      ['/login/company', 'stay'],
      ['/signup/candidate', 'stay'],
      ['/jobs', 'stay'],
      ['/jobs/career/12/34', 'stay'],
      ['/verify-email?email=ada%40example.com', 'stay'],
      ['/confirmemail?token=a', 'stay'],
      ['/forgot-password', 'stay'],
      ['/resetpassword', 'stay'],
      ['/setpassword', 'stay'],
      ['/mfa-authenticator/authenticator', 'stay'],
      ['/viewrecording', 'stay'],
      ['/SetUserAvailability', 'stay'],
      ['/virtual-interview-login/abc', 'stay'],
      ['/linkedin?code=a', 'stay'],
      ['/maintenance', 'stay'],
      ['/404', 'stay'],
      ['/companyish', 'stay'],
    ],
  },
  {
    name: '[SH-3] a candidate who has not registered',
    session: newCandidate,
    rows: [
      ['/home', '/jobseeker/jobseeker-registration/1'],
      ['/jobs', '/jobseeker/jobseeker-registration/1'],
      ['/jobseeker/candidate-dashboard', '/jobseeker/jobseeker-registration/1'],
      ['/company/dashboard', '/jobseeker/jobseeker-registration/1'],
      ['/superAdmin/dashboard', '/jobseeker/jobseeker-registration/1'],
      ['/jobseeker/jobseeker-registration/1', 'stay'],
      ['/jobseeker/jobseeker-registration/2', 'stay'],
      ['/viewrecording?token=a', 'stay'],
      ['/SetUserAvailability?token=a', 'stay'],
      ['/changetemppassword', 'stay'],
    ],
  },
  {
    name: '[SH-3] a candidate',
    session: candidate,
    rows: [
      ['/', dash.candidate],
      ['/home', dash.candidate],
      ['/HOME', dash.candidate],
      ['/jobseeker/jobseeker-registration/1', dash.candidate],
      ['/jobseeker/jobseeker-registration/2', dash.candidate],
      ['/jobseeker/jobseeker-registration/3', dash.candidate],
      ['/company/dashboard', dash.candidate],
      ['/company/jobs/post-job', dash.candidate],
      ['/interviewer/dashboard', dash.candidate],
      ['/interviewer/registration/1', dash.candidate],
      ['/superAdmin/dashboard', dash.candidate],
      ['/jobseeker/candidate-dashboard', 'stay'],
      ['/jobs', 'stay'],
      ['/jobs/view-job-detils/3', 'stay'],
      ['/login/interviewer', 'stay'],
      ['/multifactor-authentication', 'stay'],
      ['/view-all-notifications', 'stay'],
      ['/404', 'stay'],
    ],
  },
  {
    name: '[SH-4] a super admin',
    session: superAdmin,
    rows: [
      ['/home', dash.superAdmin],
      ['/jobseeker/candidate-dashboard', dash.superAdmin],
      ['/company/dashboard', dash.superAdmin],
      ['/Company/jobs', dash.superAdmin],
      ['/interviewer/dashboard', dash.superAdmin],
      ['/interviewer/registration/2', dash.superAdmin],
      ['/superAdmin/dashboard', 'stay'],
      ['/superadmin/dashboard', 'stay'],
      ['/jobs', 'stay'],
      ['/changetemppassword', 'stay'],
    ],
  },
  {
    name: '[SH-5] an interviewer without details',
    session: { ...interviewer, userDetail: null },
    rows: [
      ['/home', '/interviewer/registration/1'],
      ['/interviewer/dashboard', '/interviewer/registration/1'],
      ['/interviewer/registration/2', '/interviewer/registration/1'],
      ['/interviewer/registration/1', 'stay'],
      ['/submit-interviewer-feedback?token=a', 'stay'],
    ],
  },
  {
    name: '[SH-5] an interviewer without employments',
    session: { ...interviewer, userEmployments: [] },
    rows: [
      ['/home', '/interviewer/registration/2'],
      ['/interviewer/registration/1', '/interviewer/registration/2'],
      ['/interviewer/registration/3', '/interviewer/registration/2'],
      ['/interviewer/registration/2', 'stay'],
    ],
  },
  {
    name: '[SH-5] an interviewer whose identity is not confirmed',
    session: { ...interviewer, isKYC: false },
    rows: [
      ['/home', '/interviewer/registration/3'],
      ['/interviewer/dashboard', '/interviewer/registration/3'],
      ['/company/dashboard', '/interviewer/registration/3'],
      ['/interviewer/registration/3', 'stay'],
      ['/user-idverification', 'stay'],
    ],
  },
  {
    name: '[SH-5] an interviewer',
    session: interviewer,
    rows: [
      ['/home', dash.interviewer],
      ['/jobseeker/candidate-dashboard', dash.interviewer],
      ['/company/interviews', dash.interviewer],
      ['/interviewer/registration/1', dash.interviewer],
      ['/interviewer/registration/3', dash.interviewer],
      ['/superAdmin/dashboard', dash.interviewer],
      ['/interviewer/dashboard', 'stay'],
      ['/jobs', 'stay'],
    ],
  },
];

describe.each(tables)('$name', ({ session, rows }) => {
  test.each(rows)('%s → %s', (path, wanted) => {
    expect(shown(decide(session, path, nothing))).toBe(wanted);
  });
});

describe('[SH-2] the address that was asked for', () => {
  const path = '/company/view-interview?interviewScheduleID=7';

  test('is kept with its query when nobody is signed in', () => {
    expect(decide(undefined, path, nothing)).toEqual({ kind: 'go', path: '/home', remember: path });
  });

  test('is used once after the sign-in', () => {
    expect(decide(admin, '/home', { ...nothing, redirectAfterLogin: path })).toEqual({
      kind: 'go',
      path,
      forget: 'redirectAfterLogin',
    });
  });

  test.each([
    ['another origin', admin, '//evil.example/'],
    ['a page of another role', admin, '/superAdmin/dashboard'],
    ['a page that it would leave at once', user, '/company/create-user'],
    ['a page without the privilege', user, '/company/jobs'],
    ['the way back to here', admin, '/home'],
  ])('is dropped when it is %s', (_, session, redirectAfterLogin) => {
    expect(decide(session, '/home', { ...nothing, redirectAfterLogin })).toEqual({
      kind: 'go',
      path: dash.company,
      forget: 'redirectAfterLogin',
    });
  });

  test('waits until what is due has been done', () => {
    const session = { ...admin, hasCompanyProfile: false };
    expect(decide(session, '/home', { ...nothing, redirectAfterLogin: path })).toEqual({
      kind: 'go',
      path: '/company/profile',
      isNewCompany: true,
    });
  });
});

describe('[SH-3] a candidate’s stored link', () => {
  const redirectLink = '/jobs/view-job-detils/9';
  test.each(['/home', '/company/dashboard', '/jobseeker/jobseeker-registration/3'])(
    'is where %s leads, once',
    (path) => {
      expect(decide(candidate, path, { ...nothing, redirectLink })).toEqual({
        kind: 'go',
        path: redirectLink,
        forget: 'redirectLink',
      });
    },
  );

  test('of another origin is dropped', () => {
    expect(decide(candidate, '/home', { ...nothing, redirectLink: 'https://x.example' })).toEqual({
      kind: 'go',
      path: dash.candidate,
      forget: 'redirectLink',
    });
  });
});

test('a type that nobody knows sees no section', () => {
  const stranger = { ...base, userType: ['WIZARD'] };
  expect(shown(decide(stranger, '/company/dashboard', nothing))).toBe('/home');
  expect(shown(decide(stranger, '/home', nothing))).toBe('stay');
});

test('whoever is signed in and reads a public page is led to their own dashboard', () => {
  const led = [candidate, interviewer, superAdmin, admin, user].map(dashboardOf);
  expect(led).toEqual([
    ...[dash.candidate, dash.interviewer, dash.superAdmin, dash.company, dash.company],
  ]);
});
