import { IDENTITY_DOCUMENT_DAYS } from './person-rules.ts';

// What people are told where they make an account or hand in documents. Tests hold every sentence against what the server
// does: promises-accounts.test.ts names each.

/** What everybody accepts who makes an account, by whichever door. */
export const accountTerms = [
  'The account is yours alone; what is done with it counts as done by you.',
  'We keep your address, what you enter, and when and from where you signed in.',
  'Companies see what you give them: an application, an interview, feedback.',
  'Nothing is recorded without a page that says so and asks you first.',
  'Whoever runs this installation of Candor can reach what is stored, to keep it working.',
] as const;

/** Below the fields for documents of identity. */
export const identityPromise = [
  'Only you and the people who run Candor can open these documents.',
  'Companies never see them.',
  `They are deleted ${IDENTITY_DOCUMENT_DAYS} days after the check is decided.`,
] as const;
