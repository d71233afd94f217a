import type { PostedLetter } from '../../../platform/mail/post-office.ts';

type Change = 'added' | 'removed' | 'codes-renewed' | 'recovery-code-used' | 'browser-trusted';

const sentences: Readonly<Record<Change, { subject: string; said: string }>> = {
  added: {
    subject: 'A second factor was added to your account',
    said: 'From now on a sign-in asks for it after your password.',
  },
  removed: {
    subject: 'A second factor was removed from your account',
    said: 'It is not asked for any more.',
  },
  'codes-renewed': {
    subject: 'Your recovery codes were renewed',
    said: 'The codes you had before no longer work.',
  },
  'browser-trusted': {
    subject: 'A device is trusted with your account',
    said: 'For thirty days a sign-in there asks for your password alone. Your security page lists such devices and ends it.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used to sign in',
    said: 'Each code works once. When few are left, make new ones on your security page.',
  },
};

/** Tells the owner of every change to what protects the account. */
export function factorChanged(facts: {
  readonly change: Change;
  readonly email: string;
  readonly accountId: number;
  readonly at: Date;
  readonly baseUrl: string;
}): PostedLetter {
  const { change, email, accountId, at, baseUrl } = facts;
  const { subject, said } = sentences[change];
  return {
    key: `multifactor:${change}:${accountId}:${at.getTime()}`,
    to: email,
    subject,
    preview: said,
    greeting: 'Hello,',
    paragraphs: [`${subject}.`, said],
    closing: [
      `If this was not you, set a new password at once: ${new URL('/forgot-password', baseUrl)}`,
    ],
  };
}

/** After the installation's secret was lost, and with it what every authenticator is checked against. */
export function authenticatorsLost(facts: {
  readonly email: string;
  readonly accountId: number;
  readonly at: Date;
  readonly baseUrl: string;
}): PostedLetter {
  const { email, accountId, at, baseUrl } = facts;
  return {
    key: `multifactor:lost:${accountId}:${at.getTime()}`,
    to: email,
    subject: 'Please set up your authenticator app again',
    preview: 'Your password and your authenticator app no longer work here.',
    greeting: 'Hello,',
    paragraphs: [
      'the secret that protected second factors here was lost, so codes of your authenticator app can no longer be checked.',
      'Your password was removed as well, so that nobody gets in with it alone. Set a new one; the next sign-in then leads you through setting up the app.',
    ],
    action: { label: 'Set a new password', url: new URL('/forgot-password', baseUrl).href },
  };
}
