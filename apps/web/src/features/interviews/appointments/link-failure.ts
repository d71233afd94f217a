import { ApiError } from '../../../lib/api-error.ts';
import { readStored, removeStored, storageKeys } from '../../../lib/storage.ts';

/** AV-4: what the server said; where it said nothing, the message that was kept under the error-message key. */
export function linkFailure(error: Error): string {
  const isAnswered = error instanceof ApiError && error.statusCode !== 0;
  if (isAnswered && error.message !== '') return error.message;
  const kept = readStored(storageKeys.errorMessage);
  removeStored(storageKeys.errorMessage);
  return kept ?? error.message;
}
