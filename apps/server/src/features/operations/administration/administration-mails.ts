import type { PostedLetter } from '../../../platform/mail/post-office.ts';

/** The letters of this feature. Pure: who gets which, and when, is decided elsewhere. */
type Lost = {
  readonly to: string;
  readonly accountId: number;
  readonly firstName: string;
  readonly now: Date;
  readonly baseUrl: string;
};
type Addressed = { readonly to: string; readonly key: string };

export function identityRefusedLetter(
  given: Addressed & { readonly firstName: string; readonly reason: string; readonly url: string },
): PostedLetter {
  const { firstName, reason, url, ...addressed } = given;
  return {
    ...addressed,
    subject: 'We could not confirm your identity',
    preview: 'Please upload your documents again.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'we could not confirm your identity with the documents that you sent. The reason:',
      reason,
    ],
    action: { label: 'Upload again', url },
    closing: ['Nothing else of your registration is lost.'],
  };
}

/** To the first super admin of an installation. */
export function superAdminLetter(given: Addressed & { readonly url: string }): PostedLetter {
  const { url, ...addressed } = given;
  return {
    ...addressed,
    subject: 'You administer Candor: set your password',
    preview: 'The link works once, for 7 days.',
    greeting: 'Hello,',
    paragraphs: [
      'this address was named as the super admin of a Candor installation. Set a password, then sign in; you are then asked for a second factor.',
    ],
    action: { label: 'Set your password', url },
    closing: ['The link works once, for 7 days.', 'If this was not you, ignore this mail.'],
  };
}

/** To somebody whose calendars were sealed with a secret that is lost. */
export function calendarsLostLetter(given: Lost & { readonly isOutsider: boolean }): PostedLetter {
  const { to, accountId, firstName, now, baseUrl, isOutsider } = given;
  const family = isOutsider ? 'interviewer' : 'company';
  return {
    ...{ to, key: `calendars-lost:${accountId}:${now.getTime()}` },
    subject: 'Please connect your calendars again',
    preview: 'We cannot read them any more.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'this installation lost the secret that protected the addresses of your calendars, so that nobody can read them any more, we included. They were disconnected.',
      'Please connect them again. Until then you may be booked at times at which you are busy.',
    ],
    action: { label: 'Connect calendars', url: `${baseUrl}/${family}/set-availability` },
  };
}

/** To an interviewer whose account was sealed with a secret that is lost. */
export function payoutLostLetter(given: Lost): PostedLetter {
  const { to, accountId, firstName, now, baseUrl } = given;
  return {
    ...{ to, key: `payout-lost:${accountId}:${now.getTime()}` },
    subject: 'Please say again where your money goes',
    preview: 'We cannot read the account that you gave us any more.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'this installation lost the secret that protected the account that you gave us, so that nobody can read it any more, we included.',
      'Please enter the account again on your profile. Until then nothing can be paid to you.',
    ],
    action: { label: 'Enter the account', url: `${baseUrl}/interviewer/profile` },
  };
}
