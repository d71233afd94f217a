export const offerWords = {
  tooEarly:
    'Please complete the first two steps of your registration before companies can find you.',
  hint: (last: string) => `•••• ${last}`,
};
