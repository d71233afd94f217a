import {
  lookAtIdentitySession,
  openIdentitySession,
} from '@candor/contract/people/identity-sessions';
import { useWrite } from '../../../lib/server-state.ts';

const changes = { refreshes: ['/api/interviewers'], evenIfRefused: true } as const;

/** SE-1. The browser goes to Stripe's page as anybody would: nothing of ours goes along. */
export const useOpenIdentity = () =>
  useWrite(openIdentitySession, {
    ...changes,
    onDone: ({ url }) => {
      if (url !== null) location.assign(url);
    },
  });

export const useLookAtIdentity = () => useWrite(lookAtIdentitySession, changes);
