import { expect, test } from 'vitest';
import { decide } from './decide-rules.ts';
import { admin, nothing, user } from './test-sessions.ts';

/** Specification 000 §6 and PR-1…3 for each address below /company, read by hand: what must be held, in words. */
const needed: Readonly<Record<string, string>> = {
  dashboard: 'nothing',
  'set-availability': 'nothing',
  'reschedule-set-availability': 'nothing',
  'reschedule-slot-selection': 'nothing',
  profile: 'admin',
  'view-profile': 'admin',
  'role-management': 'admin',
  'audit-log': 'admin',
  settings: 'nothing',
  'settings/api-keys': 'admin',
  'settings/api': 'admin',
  'settings/webhooks': 'admin',
  'settings/mail-templates': '20:28',
  'settings/offer-templates': '20:28',
  'settings/offer-templates/edit': '20:28',
  'settings/notices': 'nothing',
  'settings/mail-sender': '20:28',
  'settings/external-interviews': '20:28',
  'settings/needs': '20:28',
  'settings/appeals': '20:28',
  'settings/careers': '20:28',
  'settings/retention': 'admin',
  jobs: '2',
  'jobs/post-job': '2:1',
  'jobs/clone-jobs': '2:1',
  'jobs/edit-jobs': '2:2',
  'jobs/view-jobs': '2:4',
  'jobs/schedule-interview': '2:5',
  'jobs/schedule-live': '2:5',
  'interviews/live': '2:5',
  'interviews/needs': '2:5',
  'interviews/live-interview': '2:5',
  questions: '2:26',
  'questions/question': '2:26',
  'questions/import': '2:26',
  'questions/reports': '2:26',
  blueprints: '2:26',
  'interview-kits': '2:26',
  'interview-kits/edit': '2:26',
  'blueprints/edit': '2:26',
  'blueprints/preview': '2:26',
  users: '3',
  'users/add-user': '3:6',
  'users/update-user': '3:10',
  'users/view-user': '3:10',
  'view-user': '3:10',
  'job-seeker': '4',
  'job-seeker/import': '4:21',
  'job-seeker/appeals': '4:22',
  'job-seeker-profile': '4 or 5',
  'job-seeker-profile-tab': '4 or 5',
  offer: 'nothing',
  'draft-offer': '4:21',
  'write-messages': '4:21',
  interviews: '5',
  'interviews/sitting': '5:23',
  reports: '5:27',
  'view-interview': '5',
  'view-interview/interviewer-feedback': '5',
  'view-interview/candidate-feedback': '5',
  paymentPlan: '6',
  'payment-checkout': '6',
  'credit-point': '6',
  payments: '6',
  interviewers: '8',
  'interviewers/statements': '2:5',
  'interviewer-profile': '8:9',
};

const rights = [
  '2:1',
  '2:2',
  '2:4',
  '2:5',
  '3:6',
  '3:10',
  '4:0',
  '2:26',
  '4:20',
  '4:21',
  '4:22',
  '5:0',
  '5:20',
  '5:21',
  '5:23',
  '5:24',
  '5:25',
  '5:27',
  '6:0',
  '8:9',
  '2:29',
  '20:28',
];
const held: readonly (readonly string[])[] = [
  [],
  ...rights.map((right) => [right]),
  ...rights.flatMap((one) => rights.filter((other) => other > one).map((other) => [one, other])),
  rights,
];

const oracle = (need: string, role: readonly string[]): boolean =>
  need === 'nothing' ||
  need
    .split(' or ')
    .some((each) => role.some((right) => right === each || right.split(':')[0] === each));

const spelled = [(path: string) => path, (path: string) => path.toUpperCase()];

test.each(Object.entries(needed))('[D6] [PR-1] [PR-2] /company/%s needs %s', (path, need) => {
  // One expectation of all: tens of thousands of them cost more than what they ask.
  const wrong: string[] = [];
  for (const role of held) {
    const granted = role.map((right) => {
      const [featureId = 0, activityId = 0] = right.split(':').map(Number);
      return { featureId, activityId };
    });
    for (const spell of spelled) {
      const at = `/company/${spell(path)}`;
      const { kind } = decide(user, at, { ...nothing, granted });
      const asked = oracle(need, role) ? 'stay' : 'deny';
      if (kind !== asked) wrong.push(`${at} with ${role.join(' ')}: ${kind}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(decide(admin, `/company/${path}`, nothing).kind).toBe('stay');
});
