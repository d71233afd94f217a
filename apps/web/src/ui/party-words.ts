export const partyWords = {
  address: 'Address',
  addressHint: 'Line by line, as on a letter; 8 lines at most.',
  taxNumber: 'Tax number',
  taxNumberHint: 'Leave it empty where you have none.',
};
