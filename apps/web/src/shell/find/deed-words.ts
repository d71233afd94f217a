import type { FindPlace } from './find-rules.ts';

/** Deeds, and pages that no navigation names. Which of them somebody is shown, the table of places says. */
export const deeds: readonly FindPlace[] = [
  { to: '/company/jobs/post-job', text: 'Post a job', also: 'new create write opening vacancy' },
  { to: '/company/job-seeker/import', text: 'Import candidates', also: 'csv upload migrate' },
  { to: '/company/questions/question', text: 'Write a question', also: 'new create add' },
  { to: '/company/questions/import', text: 'Import questions', also: 'csv upload' },
  { to: '/company/questions/reports', text: 'Reported questions', also: 'errors mistakes' },
  { to: '/company/blueprints/edit', text: 'Build a test', also: 'new create add blueprint' },
  { to: '/company/interview-kits', text: 'Interview kits', also: 'plans scorecards' },
  { to: '/company/interviews/live', text: 'Live interviews', also: 'calls video appointments' },
  { to: '/company/job-seeker/appeals', text: 'Appeals', also: 'rejection second person' },
  { to: '/company/interviews/needs', text: 'Needs', also: 'accommodations time breaks' },
  { to: '/company/interviewers/statements', text: 'Statements of interviewers', also: 'owed pay' },
  { to: '/company/users/add-user', text: 'Invite a colleague', also: 'add new user member team' },
  { to: '/company/credit-point', text: 'Credits', also: 'balance top up' },
  { to: '/company/payments', text: 'Payments', also: 'invoices receipts' },
  { to: '/view-all-notifications', text: 'Notifications', also: 'bell news' },
  {
    to: '/changetemppassword',
    text: 'Password and security',
    also: 'second factor passkey devices sign in',
  },
];
