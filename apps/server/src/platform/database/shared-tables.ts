/** Every table without company_id, with the reason. A table on neither side fails the isolation test. */
export const sharedTables: Readonly<Record<string, string>> = {
  tenants: 'the directory of companies: numbers only, so that sweeps know whose turn it is',
  accounts: 'people are global; a membership ties them to a company',
  account_requests: 'what strangers asked for before anyone knows who they are',
  sessions: 'belong to an account, not to a company',
  refresh_tokens: 'belong to a session',
  terms: 'texts published by the platform for everyone',
  one_time_tokens: 'hashes of secrets that are spent before anyone is known',
  multifactor_factors: 'belong to an account',
  recovery_codes: 'belong to an account',
  mails: 'sealed letters on their way; a person of no company gets mail too',
  identities: 'accounts at other providers belong to a person, not to a company',
  push_subscriptions: 'belong to a session',
  notifications: 'belong to an account; a person of no company is told things too',
  verified_domains: 'asked before any company is known: whose domain is this address of',
  rate_limits: 'counters of the limiter, keyed by purpose and address',
};
