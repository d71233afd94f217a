/**
 * The names that other pages, older releases and the specification know (its section 3, spelled as there). What
 * belongs to one session goes with it (`clearSession`); the rest outlives it.
 */
export const storageKeys = {
  loginData: 'loginData',
  authToken: 'auth-token',
  redirectLink: 'redirectLink',
  redirectAfterLogin: 'redirectAfterLogin',
  isNewCompany: 'isNewCompany',
  /** In sessionStorage: the push service's name for this tab. */
  messagingToken: 'FCM_TOKEN',
  /** The emailed interview whose password was forgotten: the way back after the reset. */
  virtualInterviewId: 'virtualInterviewId',
  /** As whom somebody last came to sign in; outlives the session. */
  loginUserTypes: 'loginUserTypes',
  temporaryPassword: 'isTemporaryPassword',
  errorMessage: 'errorMessage',
  /**
   * PY-2: 'true' while a payment is to be sent again, and what to send: the transaction's id and `createdBy`. Money
   * outlives a session, so neither an expiry nor a sign-out removes them; only the account in `createdBy` resumes.
   */
  errorPaymentApi: 'errorPaymentApi',
  paymentTransaction: 'payment-transaction-detils',
  /** In sessionStorage: what was typed on the page of a mailed link to a live interview. */
  appointmentDraft: 'candor-appointment-draft',
  /** Somebody turned them off in this browser. */
  notificationsOff: 'notificationsOff',
  /** The id of the last change that this browser heard of, in numbers of the whole installation. */
  lastChange: 'candor-last-change',
  /** How far somebody is with the day that the sample data tells. */
  playedDay: 'candor-played-day',
  applicationState: 'candor-state',
  /** The language that somebody chose by hand, before what any job or browser wants. */
  language: 'candor-language',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Storage may be refused or full; the page then works for as long as it is open. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What only this tab keeps. */
export function readStoredInTab(key: StorageKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept nowhere: the person signs in again after a reload.
  }
}

export function writeStoredInTab(key: StorageKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Kept nowhere: the next page asks again.
  }
}

export function removeStored(...keys: readonly StorageKey[]): void {
  for (const storage of availableStorages()) for (const key of keys) storage.removeItem(key);
}

function availableStorages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
