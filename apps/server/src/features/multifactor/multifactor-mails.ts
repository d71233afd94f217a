import type { PostedLetter } from '../../platform/mail/post-office.ts';

type Change = 'added' | 'removed' | 'codes-renewed' | 'recovery-code-used';

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
