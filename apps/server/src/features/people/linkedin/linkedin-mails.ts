import type { PostedLetter } from '../../../platform/mail/post-office.ts';

/** Somebody else's LinkedIn at one's account would be a door left open: its owner is told. */
export function linkedLetter(given: {
  readonly to: string;
  readonly key: string;
  readonly securityUrl: string;
}): PostedLetter {
  const { securityUrl, ...addressed } = given;
  return {
    ...addressed,
    subject: 'LinkedIn can now sign you in',
    preview: 'Your LinkedIn account was connected to Candor.',
    greeting: 'Hello,',
    paragraphs: [
      'a LinkedIn account with this e-mail address has just signed in to your Candor account, and from now on it can.',
      'Your password, if you have one, works as before.',
    ],
    action: { label: 'Change my password', url: securityUrl },
    closing: ['If this was not you, change your passwords here and at LinkedIn.'],
  };
}
