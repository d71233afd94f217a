import type { Endpoint } from '@candor/contract';
import * as multifactor from '@candor/contract/people/multifactor';
import { read, useRead, useWrite, useWriteOf } from '../../../lib/server-state.ts';

export function useFactors() {
  return useRead(read(multifactor.listFactors, {}));
}

/** A change to the account's factors, after which the list is asked for again. */
function useChange<E extends Endpoint>(endpoint: E) {
  return useWrite(endpoint, { refreshes: [multifactor.listFactors] });
}

export const useStartAuthenticator = () => useChange(multifactor.startAuthenticator);
export const useConfirmAuthenticator = () => useChange(multifactor.confirmAuthenticator);
export const useStartPasskey = () => useChange(multifactor.startPasskey);
export const useConfirmPasskey = () => useChange(multifactor.confirmPasskey);
export const useRemoveFactor = () => useChange(multifactor.removeFactor);
export const useForgetTrustedBrowser = () =>
  useWriteOf(
    multifactor.forgetTrustedBrowser,
    (trustID: number) => ({ params: { trustID: String(trustID) } }),
    { refreshes: [multifactor.listFactors], evenIfRefused: true },
  );
export const useRenewRecoveryCodes = () => useChange(multifactor.renewRecoveryCodes);

function useStep<E extends Endpoint>(endpoint: E) {
  return useWrite(endpoint, { refreshes: [] });
}

export const useStartProof = () => useStep(multifactor.startProof);
export const useGiveProof = () => useStep(multifactor.giveProof);
export const useVerifyFactor = () => useStep(multifactor.verifyFactor);
export const useAskForPasskey = () => useStep(multifactor.askForPasskey);
export const useVerifyPasskey = () => useStep(multifactor.verifyPasskey);
export const useStartEnrolment = () => useStep(multifactor.startEnrolment);
export const useStartPasskeyEnrolment = () => useStep(multifactor.startPasskeyEnrolment);
export const useConfirmPasskeyEnrolment = () => useStep(multifactor.confirmPasskeyEnrolment);
export const useConfirmEnrolment = () => useStep(multifactor.confirmEnrolment);
