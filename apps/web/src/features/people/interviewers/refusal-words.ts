import type { SomeRefusalWords } from '@candor/contract/refusals';

export const interviewerRefusals = {
  identity_by_review: 'Documents are looked at by a person here. Upload yours.',
  identity_checked: 'Your identity is being checked already, or is confirmed. Reload the page.',
  identity_refuses:
    'Stripe refuses this, and nothing has changed. Upload documents instead; whoever runs this installation finds the reason at Stripe.',
  identity_silent:
    'Stripe gives no answer at the moment, and nothing has changed. Try again in a minute.',
  identity_tries_over:
    'Stripe could not confirm you several times. Upload your documents: a person looks at them.',
} as const satisfies SomeRefusalWords;
