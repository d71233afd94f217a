import type { Paper } from '@candor/contract/operations/invoice-rules';

export const paperWords = {
  save: { invoice: 'Save invoice', receipt: 'Save receipt' } satisfies Record<Paper, string>,
  /** How a button is told apart from that of another row. */
  of: (paper: Paper, number: string) => `${paperWords.save[paper]} ${number}`,
};

export const buyerWords = {
  title: 'How the company is named on invoices',
  what: 'how the company is named',
  intro: 'Holds for invoices from now on; those that are out stay as they are.',
  fromProfile: 'As the profile of the company says, until you change it here.',
  name: 'Name',
  country: 'Country',
  countryHint: 'Its tax is added to what you buy from now on.',
  choose: 'Please choose',
  button: 'Save',
  saved: 'Saved. The next invoice says so.',
  needsCountry: 'Please choose the country.',
};
