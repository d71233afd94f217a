import { inLanguages } from '../../../lib/language.ts';

export const applyWords = inLanguages('apply', {
  apply: 'Apply',
  at: (companyName: string) => `Apply at ${companyName}`,
  noAccount: 'You need no account. Fields with * are needed.',
  form: 'the form',
  closed: 'This job takes no applications any more',
  closedWhy: 'The company has closed or paused it.',
  failed: 'The form could not be loaded',
  sent: 'Sent',
  /** Around the address. */
  received: (companyName: string) => ({
    before: `${companyName} has what you sent. A mail to `,
    after: ' confirms it and says how to go on.',
  }),
  ownApplications: 'Your applications',
  allJobs: 'All jobs',
  account:
    'To see how your application stands, or to withdraw it, sign in or sign up as a candidate with this address.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  voluntary: 'voluntary questions',
});
