import { MOST_DUE_DAYS, type Paper } from '@candor/contract/operations/invoice-rules';

export const sellerWords = {
  title: 'Who sells',
  what: 'who sells',
  intro:
    'Stands on every invoice and receipt from now on; those that were issued keep what they say.',
  missing: 'Nobody has said so yet: until then no invoice can be saved as a PDF.',
  name: 'Name of the seller',
  country: 'Country of the seller',
  account: 'Account that money is sent to',
  accountHint: 'An IBAN, or the number with the name of the bank.',
  bic: 'BIC',
  bicHint: 'Leave it empty where none is needed.',
  email: 'Address for questions',
  dueDays: 'Days to pay an invoice',
  dueDaysHint: `From 1 to ${MOST_DUE_DAYS}. Two reminders by mail follow, and after 30 days it expires.`,
  button: 'Save who sells',
  saved: 'Saved. Invoices from now on say so.',
};

export const paperWords = {
  save: { invoice: 'Invoice', receipt: 'Receipt' } satisfies Record<Paper, string>,
  of: (paper: Paper, number: string) => `Save ${paper} ${number}`,
};
