import type { SomeRefusalWords } from '@candor/contract/refusals';

export const webhookRefusals = {
  not_found: {
    delivery: 'There is no such delivery.',
    webhook: 'There is no such webhook.',
  },
  too_many_webhooks: ({ most }) => `There are ${most} addresses already.`,
  webhook_off: 'This webhook is switched off. Switch it on first.',
} as const satisfies SomeRefusalWords;
