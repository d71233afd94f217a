import type { SomeRefusalWords } from '@candor/contract/refusals';

export const applicationRefusals = {
  already_decided: 'The company has decided already.',
  form_changed: {
    job: 'This job was changed since you opened the form. Please look at it again.',
    equality: 'These questions were changed since you opened them. Nothing was kept.',
  },
  form_expired: 'This form was open for too long. Please send it again.',
  no_stages: 'This job has no stages yet.',
  not_found: {
    application: 'There is no such application.',
    'own-file': 'There is no such file.',
    'open-job': 'This job takes no applications any more.',
  },
  too_fast: 'That was very fast. Please look it over and send it again.',
} as const satisfies SomeRefusalWords;
