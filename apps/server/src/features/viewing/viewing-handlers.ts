import type { contract } from '@candor/contract';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';

const refuse = async () => {
  throw fail('viewing_refused', 'This recording cannot be watched.');
};

export function createViewingHandlers(): HandlersOf<typeof contract.viewing> {
  const later = async () => {
    throw fail('not_found', 'There is no such interview.');
  };
  return {
    sendOtpToEmail: async () => {
      throw fail('invalid_access_token', 'Invalid access token');
    },
    verifyOtp: async () => {
      throw fail('invalid_otp', 'Invalid OTP');
    },
    getRecordingByToken: refuse,
    logAccess: async () => ({ done: true }),
    reportWatched: refuse,
    listShares: later,
    shareRecording: later,
    revokeShare: later,
    resendShare: later,
    listViews: later,
    listOwnViews: later,
  };
}
