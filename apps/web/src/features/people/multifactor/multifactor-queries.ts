import type { Endpoint, Input, Output } from '@candor/contract';
import * as multifactor from '@candor/contract/people/multifactor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';

const factorsKey = ['multifactor'];

export function useFactors() {
  return useQuery<
    Output<typeof multifactor.listFactors>,
    CallError<typeof multifactor.listFactors>
  >({
    queryKey: factorsKey,
    queryFn: ({ signal }) => call(multifactor.listFactors, {}, { signal }),
  });
}

/** A change to the account's factors, after which the list is asked for again. */
function useChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => client.invalidateQueries({ queryKey: factorsKey }),
  });
}

export const useStartAuthenticator = () => useChange(multifactor.startAuthenticator);
export const useConfirmAuthenticator = () => useChange(multifactor.confirmAuthenticator);
export const useStartPasskey = () => useChange(multifactor.startPasskey);
export const useConfirmPasskey = () => useChange(multifactor.confirmPasskey);
export const useRemoveFactor = () => useChange(multifactor.removeFactor);
export const useRenewRecoveryCodes = () => useChange(multifactor.renewRecoveryCodes);

function useStep<E extends Endpoint>(endpoint: E) {
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
  });
}

export const useStartProof = () => useStep(multifactor.startProof);
export const useGiveProof = () => useStep(multifactor.giveProof);
export const useVerifyFactor = () => useStep(multifactor.verifyFactor);
export const useAskForPasskey = () => useStep(multifactor.askForPasskey);
export const useVerifyPasskey = () => useStep(multifactor.verifyPasskey);
export const useStartEnrolment = () => useStep(multifactor.startEnrolment);
export const useConfirmEnrolment = () => useStep(multifactor.confirmEnrolment);
