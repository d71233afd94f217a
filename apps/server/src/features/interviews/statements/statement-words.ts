export const csvHeading = [
  'Begins',
  'Company',
  'Job',
  'Minutes',
  'An hour',
  'Currency',
  'Owed',
  'State',
  'Reason',
  'Paid',
];
