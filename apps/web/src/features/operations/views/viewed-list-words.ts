import type { ViewedList } from '@candor/contract/operations/view-rules';

/** Of which list a kept view is. */
export const viewedListWords: Readonly<Record<ViewedList | 'candidates', string>> = {
  candidates: 'Candidates',
  jobs: 'Jobs',
  interviews: 'Bot interviews',
  live: 'Live interviews',
  needs: 'Needs',
  appeals: 'Appeals',
  questions: 'Questions',
  tests: 'Tests',
  kits: 'Interview kits',
  interviewers: 'Interviewers',
  statements: 'Statements',
  users: 'Team',
  'offer-templates': 'Offer templates',
  payments: 'Payments',
  credits: 'Credits',
};
