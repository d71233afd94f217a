import { readStored, removeStored, storageKeys } from '../../../lib/storage.ts';

/** PW-11: the message kept under the error-message key while the call ran, else the reply's. */
export function failureText(error: Error): string {
  const kept = readStored(storageKeys.errorMessage);
  removeStored(storageKeys.errorMessage);
  return kept ?? error.message;
}

/** What an earlier call left there says nothing about this one. */
export function forgetEarlierFailure(): void {
  removeStored(storageKeys.errorMessage);
}
