import type { SomeRefusalWords } from '@candor/contract/refusals';

export const administrationRefusals = {
  decided_already: 'This check was decided already.',
  draft_changed: 'Somebody has changed this draft since you opened it. Please load it again.',
  no_factor: 'This account has no second factor.',
  not_found: {
    company: 'There is no such company.',
    'company-domain': 'This company has no such domain.',
    'identity-check': 'There is no such identity check.',
    person: 'There is no such person.',
    'recording-trouble': 'This recording is in no trouble.',
  },
  own_account: {
    disable: 'You cannot disable your own account.',
    'reset-factors': 'Another super admin has to do this for you.',
  },
} as const satisfies SomeRefusalWords;
