/** Not the company's: row-level security compares account_id (proved by people-security.test.ts). */
const ownedByAPerson = 'belongs to a person, and row-level security hides it from everyone else';

/** Every table without company_id, with the reason. A table on neither side fails the isolation test. */
export const sharedTables: Readonly<Record<string, string>> = {
  tenants: 'the directory of companies: numbers only, so that sweeps know whose turn it is',
  accounts: 'people are global; a membership ties them to a company',
  account_requests: 'what strangers asked for before anyone knows who they are',
  viewing_requests:
    'what strangers asked the gate for before anyone looks whether their link exists',
  sessions: 'belong to an account, not to a company',
  refresh_tokens: 'belong to a session',
  terms: 'texts published by the platform for everyone',
  term_drafts:
    'the next texts of the platform; row-level security hides them from all but super admins',
  one_time_tokens: 'hashes of secrets that are spent before anyone is known',
  multifactor_factors: 'belong to an account',
  recovery_codes: 'belong to an account',
  login_keys: 'keys of one login each, made before anyone is known',
  mails: 'sealed letters on their way; a person of no company gets mail too',
  identities: 'accounts at other providers belong to a person, not to a company',
  push_subscriptions: 'belong to a session',
  notifications: 'belong to an account; a person of no company is told things too',
  job_adverts: 'what everybody may read of published jobs; a visitor belongs to no company',
  verified_domains: 'asked before any company is known: whose domain is this address of',
  people: ownedByAPerson,
  candidate_profiles: ownedByAPerson,
  interviewer_profiles: ownedByAPerson,
  educations: ownedByAPerson,
  employments: ownedByAPerson,
  person_skills: ownedByAPerson,
  person_languages: ownedByAPerson,
  consents: ownedByAPerson,
  registration_drafts: ownedByAPerson,
  documents: ownedByAPerson,
  identity_checks: ownedByAPerson,
  availability: ownedByAPerson,
  connected_calendars: ownedByAPerson,
  busy_times: ownedByAPerson,
  booked_times:
    'when a person is booked, by whichever company: numbers only, so that nobody is booked twice',
  calendar_turns: 'which calendar of which person is to be read when: numbers only',
  platform_settings: 'one row: the switches of the whole installation',
  changes: 'what each node tells the pages that are open on it: kinds and numbers, for an hour',
  webhook_outbox: 'which delivery of which company is due: numbers only, like tenants',
  due_work: 'what is due of which kind and company: numbers only, like tenants',
  installation: 'one row, of the owner alone: which secret the data was sealed with',
  rate_limits: 'counters of the limiter, keyed by purpose and address',
};
