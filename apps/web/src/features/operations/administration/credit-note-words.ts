import type { Output } from '@candor/contract';
import type { listAllCreditNotes } from '@candor/contract/operations/credit-notes';
import type { CreditNoteKind } from '@candor/contract/operations/invoice-rules';
import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';

export type NotePage = Output<typeof listAllCreditNotes>;

export const noteListWords: ListWords<NotePage> = {
  title: 'Credit notes',
  what: 'the credit notes',
  count: counted('credit note', 'credit notes'),
  none: {
    title: 'No credit note yet',
    text: 'What takes a numbered invoice back stands here: one that nobody pays any more, or whose money was given back.',
  },
  /** Of a page that is no more. */
  unmatched: { title: unmatched('No credit note matches'), text: 'Begin with the latest.' },
};

export const noteColumnWords = {
  number: 'Number',
  buyer: 'For',
  why: 'Why',
  amount: 'Amount',
  issued: 'Date',
  paper: 'Document',
  of: {
    cancelled: (invoice) => `Invoice ${invoice} is not to be paid`,
    refunded: (invoice) => `Invoice ${invoice} was given back`,
    restored: (invoice) => `Invoice ${invoice} was paid after all`,
  } satisfies Record<CreditNoteKind, (invoice: string) => string>,
  save: 'Save as PDF',
  saveOf: (number: string) => `Save as PDF: ${number}`,
};
