import type { PostedLetter } from '../../../platform/mail/post-office.ts';
import type { UserType } from './session-rules.ts';

/** The letters of this feature. Pure: who gets which, and when, is decided elsewhere. */
type Addressed = { readonly to: string; readonly key: string };

const asWhat: Readonly<Record<UserType, string>> = {
  COMPANY_ADMIN: 'for your company',
  COMPANY_USER: 'for your company',
  CANDIDATE: 'as a candidate',
  EXTERNAL_INTERVIEWER: 'as an interviewer',
  SUPER_ADMIN: 'as an administrator',
};

const notYou = 'If this was not you, ignore this mail: nothing happens.';

export function confirmationLetter(
  given: Addressed & { readonly url: string; readonly userType: UserType },
): PostedLetter {
  const { url, userType, ...addressed } = given;
  return {
    ...addressed,
    subject: 'Confirm your e-mail address',
    preview: 'One click, and your Candor account is ready.',
    greeting: 'Welcome to Candor.',
    paragraphs: [`Confirm your address to use Candor ${asWhat[userType]}.`],
    action: { label: 'Confirm e-mail address', url },
    closing: ['The link works once, for 24 hours.', notYou],
  };
}

/** To somebody who has an account and now asked to use it in another role too. */
export function anotherRoleLetter(
  given: Addressed & { readonly url: string; readonly userType: UserType },
): PostedLetter {
  const { url, userType, ...addressed } = given;
  return {
    ...addressed,
    subject: 'Use your account in another role',
    preview: 'You have a Candor account already; add a role to it.',
    greeting: 'Hello,',
    paragraphs: [
      `this address has a Candor account already. Confirm to use the same account ${asWhat[userType]} as well.`,
      'Your password stays the one you have; the one just typed in the form was not stored.',
    ],
    action: { label: 'Add this role', url },
    closing: ['The link works once, for 24 hours.', notYou],
  };
}

export function alreadyAccountLetter(
  given: Addressed & { readonly signInUrl: string; readonly forgotUrl: string },
): PostedLetter {
  const { signInUrl, forgotUrl, ...addressed } = given;
  return {
    ...addressed,
    subject: 'You already have an account',
    preview: 'Sign in with the password you have.',
    greeting: 'Hello,',
    paragraphs: [
      'somebody, probably you, asked for an account with this address. You already have an account; sign in with the password you have.',
      `If you don't know it any more, choose a new one: ${forgotUrl}`,
    ],
    action: { label: 'Sign in', url: signInUrl },
    closing: [notYou],
  };
}

export function resetLetter(given: Addressed & { readonly url: string }): PostedLetter {
  const { url, ...addressed } = given;
  return {
    ...addressed,
    subject: 'Choose a new password',
    preview: 'The link works once, for one hour.',
    greeting: 'Hello,',
    paragraphs: ['somebody, probably you, asked for a new password for this address.'],
    action: { label: 'Choose a new password', url },
    closing: ['The link works once, for one hour. Your current password works until then.', notYou],
  };
}

export function firstPasswordLetter(given: Addressed & { readonly url: string }): PostedLetter {
  const { url, ...addressed } = given;
  return {
    ...addressed,
    subject: 'Set your password',
    preview: 'Your account has no password yet.',
    greeting: 'Hello,',
    paragraphs: ['your Candor account has no password yet. Set one to sign in with it.'],
    action: { label: 'Set your password', url },
    closing: ['The link works once, for 7 days.', notYou],
  };
}

/** Sent after the fact: the one mail that a thief of the account cannot hold back. */
export function passwordChangedLetter(
  given: Addressed & { readonly forgotUrl: string },
): PostedLetter {
  const { forgotUrl, ...addressed } = given;
  return {
    ...addressed,
    subject: 'Your password was changed',
    preview: 'You were signed out on every device.',
    greeting: 'Hello,',
    paragraphs: [
      'the password of your Candor account was changed, and you were signed out on every device.',
      'If this was you, there is nothing to do.',
    ],
    action: { label: 'It was not me: choose a new password', url: forgotUrl },
  };
}

/** `reused`: two browsers held the secret of one session, and nobody can tell which is the thief's. */
export function sessionAlarmLetter(
  given: Addressed & { readonly forgotUrl: string; readonly what: 'copied' | 'reused' },
): PostedLetter {
  const { forgotUrl, what, ...addressed } = given;
  const outcome = {
    copied: 'They got nothing, and your session goes on.',
    reused: 'We ended that session, because we cannot tell which of the two is you.',
  };
  return {
    ...addressed,
    subject: 'Somebody tried to use your session',
    preview: 'It was continued from a browser that it does not belong to.',
    greeting: 'Hello,',
    paragraphs: [
      `somebody tried to continue one of your sessions from a browser that it does not belong to. ${outcome[what]}`,
      'It may have been a browser of yours that lost its cookies. If not, choose a new password; that signs every device out.',
    ],
    action: { label: 'Choose a new password', url: forgotUrl },
  };
}
