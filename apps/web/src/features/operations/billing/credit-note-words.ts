import type { CreditNoteKind } from '@candor/contract/operations/invoice-rules';

export const creditNoteWords = {
  title: 'Credit notes',
  of: {
    cancelled: (invoice) => `takes back invoice ${invoice}`,
    refunded: (invoice) => `gives back invoice ${invoice}`,
    restored: (invoice) => `invoice ${invoice} was paid after all`,
  } satisfies Record<CreditNoteKind, (invoice: string) => string>,
  save: 'Save as PDF',
  saveOf: (number: string) => `Save as PDF: ${number}`,
  more: 'Show more',
};
