import { useSession } from '../lib/session.ts';
import { decide } from './decide-rules.ts';
import { useGranted } from './granted.ts';

/** Whether who is signed in may stand on a page: what would be refused is not offered. */
export function useIsOpen(): (to: string) => boolean {
  const session = useSession();
  const granted = useGranted(session);
  const stored = { redirectAfterLogin: null, redirectLink: null, granted };
  return (to) => decide(session, to, stored).kind === 'stay';
}
