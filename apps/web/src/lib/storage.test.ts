import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from './session.ts';
import {
  readStored,
  readStoredInTab,
  storageKeys,
  writeStored,
  writeStoredInTab,
} from './storage.ts';
import { session, TabStorage } from './test-api-server.ts';

// The next file in this process finds what was there before.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('sessionStorage', new TabStorage());
});

test('[SH-7] the names are those of the specification', () => {
  expect(Object.values(storageKeys)).toEqual(
    expect.arrayContaining([
      'loginData',
      'auth-token',
      'redirectLink',
      'redirectAfterLogin',
      'isNewCompany',
      'FCM_TOKEN',
      'errorPaymentApi',
      'payment-transaction-detils',
    ]),
  );
});

test.each([{ keepsDrafts: true }, {}])(
  '[SH-7] [PY-2] a payment that waits outlives its session (%j), which takes its own along',
  (how) => {
    storeSession(session);
    writeStored(storageKeys.errorPaymentApi, 'true');
    writeStored(storageKeys.paymentTransaction, '{"createdBy":1}');
    writeStored(storageKeys.redirectLink, '/jobs');
    writeStored(storageKeys.isNewCompany, 'true');
    writeStoredInTab(storageKeys.messagingToken, 'push');
    clearSession(how);
    expect(localStorage.getItem('errorPaymentApi')).toBe('true');
    expect(localStorage.getItem('payment-transaction-detils')).toBe('{"createdBy":1}');
    const { loginData, authToken, redirectLink, isNewCompany } = storageKeys;
    const gone = [loginData, authToken, redirectLink, isNewCompany].map((key) => readStored(key));
    expect(gone).toEqual([null, null, null, null]);
    expect(readStoredInTab(storageKeys.messagingToken)).toBeNull();
  },
);
