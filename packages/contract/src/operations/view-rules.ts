/**
 * The lists whose views can be kept under a name: what the list asks (its endpoint's path) and the page that shows it.
 * A list that is added here has views; whoever may ask it may see and keep them.
 */
export const viewedLists = {
  jobs: { asks: '/api/jobs', page: '/company/jobs' },
  interviews: { asks: '/api/interviews', page: '/company/interviews' },
  live: { asks: '/api/live-interviews', page: '/company/interviews/live' },
  needs: { asks: '/api/needs', page: '/company/interviews/needs' },
  appeals: { asks: '/api/appeals', page: '/company/job-seeker/appeals' },
  questions: { asks: '/api/questions', page: '/company/questions' },
  tests: { asks: '/api/blueprints', page: '/company/blueprints' },
  kits: { asks: '/api/interview-kits', page: '/company/interview-kits' },
  interviewers: { asks: '/api/marketplace/interviewers', page: '/company/interviewers' },
  statements: { asks: '/api/statements', page: '/company/interviewers/statements' },
  users: { asks: '/api/companies/users', page: '/company/users' },
  'offer-templates': { asks: '/api/offer-templates', page: '/company/settings/offer-templates' },
  payments: { asks: '/api/billing/payments', page: '/company/payments' },
  credits: { asks: '/api/billing/credits/moves', page: '/company/credit-point' },
} as const;

export type ViewedList = keyof typeof viewedLists;
export const viewedListNames = Object.keys(viewedLists) as [ViewedList, ...ViewedList[]];
