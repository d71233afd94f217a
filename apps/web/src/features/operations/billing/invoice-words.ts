import type { PaymentState } from '@candor/contract/operations/billing-rules';
import type { Paper } from '@candor/contract/operations/invoice-rules';

export const paperWords = {
  save: { invoice: 'Save invoice', receipt: 'Save receipt' } satisfies Record<Paper, string>,
  /** How a button is told apart from that of another row. */
  of: (paper: Paper, number: string) => `${paperWords.save[paper]} ${number}`,
};

const received: readonly PaymentState[] = ['paid', 'disputed', 'refunded'];

export const papersOf = ({
  state,
  invoiceNumber,
}: {
  readonly state: PaymentState;
  readonly invoiceNumber: string | null;
}): Paper[] => {
  if (invoiceNumber === null) return [];
  return received.includes(state) ? ['invoice', 'receipt'] : ['invoice'];
};

export const buyerWords = {
  title: 'How the company is named on invoices',
  intro: 'Holds for invoices from now on; those that are out stay as they are.',
  fromProfile: 'As the profile of the company says, until you change it here.',
  name: 'Name',
  address: 'Address',
  addressHint: 'Line by line, as on a letter.',
  country: 'Country',
  choose: 'Please choose',
  taxNumber: 'Tax number',
  taxNumberHint: 'Leave it empty where you have none.',
  button: 'Save',
  saved: 'Saved. The next invoice says so.',
  needsCountry: 'Please choose the country.',
};
