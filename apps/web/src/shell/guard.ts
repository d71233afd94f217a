import { redirect } from '@tanstack/react-router';
import { currentSession } from '../lib/session.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../lib/storage.ts';
import { showToast } from '../ui/toasts.tsx';
import { type Decision, decide } from './decide-rules.ts';
import { forgetGranted, grantedTo } from './granted.ts';
import { isRefused } from './look-up.ts';
import { plainPath } from './place-rules.ts';

type Visit = {
  readonly href: string;
  readonly isByMail: boolean;
  /** Loading ahead of a click changes nothing. */
  readonly preload: boolean;
  /** `stay`: the page was shown already, and its session came or went under it. */
  readonly cause: 'enter' | 'stay' | 'preload';
};

/** Carries out what the rules decide for this address. */
export async function guard({ href, isByMail, preload, cause }: Visit): Promise<void> {
  if (preload) return;
  const session = currentSession();
  // Both questions go at once: whoever waits for the one has waited for the other.
  const refusing = cause === 'stay' ? undefined : isRefused(session, href);
  const decision = decide(session, cause === 'stay' ? behindTheDoor(href) : href, {
    redirectAfterLogin: readStored(storageKeys.redirectAfterLogin),
    redirectLink: readStored(storageKeys.redirectLink),
    isByMail,
    granted: await grantedTo(session),
  });
  if (decision.kind === 'stay') {
    if ((await refusing) !== true) return;
    void forgetGranted();
    sayDenied();
    throw redirect({ href: '/company/dashboard', replace: true });
  }
  if (decision.kind === 'deny') sayDenied();
  else keep(decision, cause);
  throw redirect({ href: decision.path, replace: true });
}

/** Who signs in at a door goes on from there as from the first page. */
function behindTheDoor(href: string): string {
  const isDoor = /^\/(login|signup|mfa-authenticator)(\/|$)/.test(plainPath(href));
  return isDoor ? '/home' : href;
}

/** PR-4, word for word; the shell's toasts live 2,500 ms. */
function sayDenied(): void {
  showToast({ tone: 'error', title: 'Access denied', text: 'Please contact admin .', life: 2500 });
}

function keep(decision: Extract<Decision, { kind: 'go' }>, cause: Visit['cause']): void {
  // Who signs out leaves nothing to come back to; whose session ran out wants to go on.
  const isWanted = cause === 'enter' || readStored(storageKeys.errorMessage) !== null;
  if (decision.remember !== undefined && isWanted) {
    writeStored(storageKeys.redirectAfterLogin, decision.remember);
  }
  if (decision.forget !== undefined) removeStored(storageKeys[decision.forget]);
  if (decision.isNewCompany === true) writeStored(storageKeys.isNewCompany, 'true');
}
