import { redirect } from '@tanstack/react-router';
import { currentSession } from '../lib/session.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../lib/storage.ts';
import { redirectFor, type Section } from './redirect-rules.ts';

type Visit = {
  readonly sections: readonly (Section | undefined)[];
  readonly href: string;
  /** Loading ahead of a click changes nothing. */
  readonly preload: boolean;
  /** `stay`: the page was shown already, and its session went away under it. */
  readonly cause: 'enter' | 'stay' | 'preload';
};

/** Carries out what the redirect rules decide for the matched routes. */
export function guard({ sections, href, preload, cause }: Visit): void {
  if (preload) return;
  const decided = redirectFor({
    section: sections.findLast((section) => section !== undefined),
    userType: currentSession()?.userType[0],
    href,
    stored: readStored(storageKeys.redirectAfterLogin),
  });
  if (decided === undefined) return;
  // Who signs out leaves nothing to come back to; whose session ran out wants to go on.
  const isWanted = cause === 'enter' || readStored(storageKeys.errorMessage) !== null;
  if (decided.remember !== undefined && isWanted) {
    writeStored(storageKeys.redirectAfterLogin, decided.remember);
  }
  if (decided.forget === true) removeStored(storageKeys.redirectAfterLogin);
  throw redirect({ href: decided.to, replace: true });
}
