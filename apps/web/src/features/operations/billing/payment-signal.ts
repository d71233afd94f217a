import { currentSession } from '../../../lib/session.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../../../lib/storage.ts';

/** PY-2. A payment whose end this browser did not hear: its id, and who began it. No amount: those are the server's. */
type Unheard = { readonly paymentID: number; readonly createdBy: number };

const listeners = new Set<() => void>();

/** Says that nobody knows how this payment ended: it is sent again at once, and at every start until it is known. */
export function signalPayment(paymentID: number): void {
  const createdBy = currentSession()?.user.userID;
  if (createdBy === undefined) return;
  writeStored(storageKeys.paymentTransaction, JSON.stringify({ paymentID, createdBy }));
  writeStored(storageKeys.errorPaymentApi, 'true');
  for (const listener of listeners) listener();
}

/** Also when it was heard how the payment ended. */
export function onPaymentSignal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this account has to send again; another's waits for them. */
export function unheardPayment(): number | null {
  if (readStored(storageKeys.errorPaymentApi) !== 'true') return null;
  const unheard = parse(readStored(storageKeys.paymentTransaction));
  return unheard !== null && unheard.createdBy === currentSession()?.user.userID
    ? unheard.paymentID
    : null;
}

export function paymentHeard(): void {
  removeStored(storageKeys.errorPaymentApi, storageKeys.paymentTransaction);
  for (const listener of listeners) listener();
}

/** Whatever stands in the browser's storage may have been written by anything. */
function parse(text: string | null): Unheard | null {
  try {
    const { paymentID, createdBy } = JSON.parse(text ?? '') as Record<string, unknown>;
    return Number.isSafeInteger(paymentID) && Number.isSafeInteger(createdBy)
      ? { paymentID: Number(paymentID), createdBy: Number(createdBy) }
      : null;
  } catch {
    return null;
  }
}
