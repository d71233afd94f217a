import type { PostedLetter } from '../../../platform/mail/post-office.ts';

type Addressed = {
  readonly to: string;
  readonly key: string;
  readonly firstName: string;
  readonly url: string;
};

/** The letters of checks that no person here decided. */
export function confirmedAtStripeLetter({ firstName, url, ...addressed }: Addressed): PostedLetter {
  return {
    ...addressed,
    subject: 'Your identity is confirmed',
    preview: 'Your registration as an interviewer is complete.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Stripe has confirmed your identity, and your registration as an interviewer is complete.',
    ],
    action: { label: 'Go to Candor', url },
  };
}

export function refusedAtStripeLetter({ firstName, url, ...addressed }: Addressed): PostedLetter {
  return {
    ...addressed,
    subject: 'We could not confirm your identity',
    preview: 'Your page says why, and what to do now.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Stripe could not confirm your identity. Your page says why, and what to do now: try once more, or upload documents that a person looks at.',
    ],
    action: { label: 'See why, and go on', url },
    closing: ['Trying again costs nothing more, and nothing else of your registration is lost.'],
  };
}
