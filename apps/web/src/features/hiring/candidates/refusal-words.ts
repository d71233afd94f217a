import type { SomeRefusalWords } from '@candor/contract/refusals';

export const candidateRefusals = {
  account_email: ({ email }) => `They sign in with ${email}, so that address has to stay.`,
  address_taken: ({ email }) => `Another candidate has the address ${email} now.`,
  changed_meanwhile: {
    candidate: 'Somebody else has changed this candidate since you opened it.',
    'one-of-two': 'Somebody else has changed one of the two since you opened them.',
  },
  cursor_refused: {
    list: 'This page belongs to another list.',
    search: 'This page belongs to another search.',
  },
  file_refused:
    'This file cannot be taken. Please choose a PDF, a Word document (DOCX), an OpenDocument text (ODT) or a picture (JPEG, PNG, WebP) of at most 10 MB.',
  job_closed: 'This job takes nobody: it is a draft or closed.',
  name_taken: 'You have a search of this name already.',
  not_allowed: { 'sees-all-jobs': 'Only somebody who sees all jobs can do this.' },
  not_found: {
    candidate: 'There is no such candidate.',
    merge: 'There is no such merge.',
    note: 'There is no such note of yours.',
    'own-file': 'This file is not there any more.',
    'removable-file': 'There is no such file to remove.',
    'saved-search': 'There is no such search of yours.',
  },
  only_pdf:
    'Only a PDF can be redacted. Save this file as a PDF in a word processor, add it under Files as a CV, and redact that one.',
  private_mention: 'A private note can name nobody: only you will see it.',
  same_candidate: 'These are one and the same candidate.',
  too_late: 'This merge cannot be undone any more.',
  too_many_files: 'This candidate has 100 files. Remove one first.',
  too_many_searches: 'You have saved 100 searches. Delete one first.',
  too_many_tags: {
    'one-of-them': 'One of them would have more than 50 tags.',
    together: 'Together they would have more than 50 tags.',
  },
  two_accounts: 'Both of them can sign in. Only their owner can give up one of two accounts.',
  unknown_member: { note: 'One of the colleagues cannot see this candidate.' },
  validation_failed: { 'name-missing': 'Please enter a name.' },
} as const satisfies SomeRefusalWords;
