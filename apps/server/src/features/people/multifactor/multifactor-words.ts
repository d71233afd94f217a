/** What whoever signs in or changes a factor is refused with. */
export const refusalWords = {
  tookTooLong: 'This took too long. Please try again.',
  passkeyNotAdded: 'This passkey could not be added.',
  addedMeanwhile: 'A second factor has just been added. Please sign in again.',
  forgottenAlready: 'This device is forgotten already.',
} as const;
