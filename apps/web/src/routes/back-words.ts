/** Ways back that a page's address alone tells; others name what only the page knows. */
export const backTo = {
  candidates: { to: '/company/job-seeker', text: 'All candidates' },
  company: { to: '/company/view-profile', text: 'Company' },
  interviewers: { to: '/company/interviewers', text: 'Interviewers' },
  interviews: { to: '/company/interviews', text: 'Interviews' },
  jobs: { to: '/company/jobs', text: 'Jobs' },
  keys: { to: '/company/settings/api-keys', text: 'API keys' },
  kits: { to: '/company/interview-kits', text: 'All kits' },
  liveInterviews: { to: '/company/interviews/live', text: 'All live interviews' },
  offerTemplates: { to: '/company/settings/offer-templates', text: 'All offer templates' },
  operations: { to: '/superAdmin/dashboard/operations', text: 'Operations' },
  plan: { to: '/company/paymentPlan', text: 'Plan' },
  questions: { to: '/company/questions', text: 'All questions' },
  settings: { to: '/company/settings', text: 'Settings' },
  team: { to: '/company/users', text: 'Team' },
  tests: { to: '/company/blueprints', text: 'All tests' },
} as const;
