import type { PostedLetter } from '../../../platform/mail/post-office.ts';

type Addressed = {
  readonly to: string;
  readonly key: string;
  readonly firstName: string;
  readonly url: string;
};

/** How a check came to its end: whoever looked says it. */
const confirmed = {
  review:
    'we have checked your documents: your identity is confirmed, and your registration as an interviewer is complete.',
  stripe:
    'Stripe has confirmed your identity, and your registration as an interviewer is complete.',
} as const;

export function confirmedLetter(
  by: keyof typeof confirmed,
  { firstName, url, ...addressed }: Addressed,
): PostedLetter {
  return {
    ...addressed,
    subject: 'Your identity is confirmed',
    preview: 'Your registration as an interviewer is complete.',
    greeting: `Hello ${firstName},`,
    paragraphs: [confirmed[by]],
    action: { label: 'Go to Candor', url },
  };
}

export function refusedAtStripeLetter({
  firstName,
  url,
  isLast,
  ...addressed
}: Addressed & { readonly isLast: boolean }): PostedLetter {
  if (isLast) return lastRefusalLetter({ firstName, url, ...addressed });
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

/** Stripe is not asked any more: only what is still on offer is named. */
function lastRefusalLetter({ firstName, url, ...addressed }: Addressed): PostedLetter {
  return {
    ...addressed,
    subject: 'Please show us your documents',
    preview: 'Stripe could not confirm your identity; a person looks at your documents now.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Stripe could not confirm your identity, and does not look again after so many times. Your page says why. Upload your documents there: a person who runs Candor looks at them.',
    ],
    action: { label: 'Upload your documents', url },
    closing: ['That costs nothing more, and nothing else of your registration is lost.'],
  };
}

type Named = { readonly firstName: string; readonly lastName: string };

/** To whoever runs the installation. */
export function renamedLetter({
  firstName,
  url,
  before,
  after,
  ...addressed
}: Addressed & { readonly before: Named; readonly after: Named }): PostedLetter {
  const [was, is] = [before, after].map((name) => `${name.firstName} ${name.lastName}`.trim());
  return {
    ...addressed,
    subject: 'A confirmed interviewer has another name now',
    preview: `${was} is called ${is}.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The identity of ${was} was confirmed; the account says ${is} since, which was compared with no document.`,
      'People marry; but whoever was confirmed with the document of somebody else changes a name, too. Please ask them where you do not know why.',
    ],
    action: { label: 'Look at the check', url },
  };
}
