import { describe, expect, test } from 'vitest';
import { decide } from './decide-rules.ts';
import { admin, candidate, dash, interviewer, nothing, superAdmin, user } from './test-sessions.ts';

const link = '/virtual-interview-login/abc';

/** Where the front page leads with an address that was kept. */
const people = [
  {
    name: 'candidate',
    session: candidate,
    home: dash.candidate,
    own: ['/jobseeker/candidate-dashboard', '/jobs', link],
    others: ['/company/dashboard', '/superAdmin/dashboard', '/jobseeker/jobseeker-registration/1'],
  },
  {
    name: 'super admin',
    session: superAdmin,
    home: dash.superAdmin,
    own: ['/superAdmin/dashboard', link],
    others: ['/company/dashboard', '/jobseeker/candidate-dashboard', '/jobs'],
  },
  {
    name: 'interviewer',
    session: interviewer,
    home: dash.interviewer,
    own: ['/interviewer/dashboard', link],
    others: ['/company/dashboard', '/interviewer/registration/1', '/jobs'],
  },
  {
    name: 'company admin',
    session: admin,
    home: dash.company,
    own: ['/company/dashboard', link],
    others: ['/superAdmin/dashboard', '/jobseeker/candidate-dashboard'],
  },
] as const;

describe.each(people)('[SH-2] what was kept for a $name', ({ session, home, own, others }) => {
  const lead = (redirectAfterLogin: string | null) =>
    decide(session, '/home', { ...nothing, redirectAfterLogin });

  test.each(own)('%s is followed, and used up', (path) => {
    expect(lead(path)).toEqual({ kind: 'go', path, forget: 'redirectAfterLogin' });
  });

  test.each(others)('%s is another’s: dropped', (path) => {
    expect(lead(path)).toEqual({ kind: 'go', path: home, forget: 'redirectAfterLogin' });
  });

  test('is nothing: the dashboard, and nothing to forget', () => {
    expect(lead(null)).toEqual({ kind: 'go', path: home });
  });
});

test('[SH-6] a company without a profile stays where it makes one, and nothing is kept of it', () => {
  const session = { ...admin, hasCompanyProfile: false };
  expect(decide(session, '/company/profile', nothing)).toEqual({ kind: 'stay' });
});

test.each([
  [0, 0, 'stay'],
  [1, 0, 'go'],
  [1, 1, 'stay'],
] as const)('[SH-6] in company %i with own profile %i: %s', (companyID, userProfileID, kind) => {
  const session = { ...user, companyID, userProfileID };
  expect(decide(session, '/company/dashboard', nothing).kind).toBe(kind);
});
