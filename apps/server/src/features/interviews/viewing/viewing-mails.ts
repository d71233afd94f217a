import type { PostedLetter } from '../../../platform/mail/post-office.ts';

type Addressed = { readonly key: string; readonly to: string };

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function shareLetter(
  given: Addressed & {
    readonly firstName: string;
    readonly sharedBy: string;
    readonly companyName: string;
    readonly jobTitle: string;
    readonly expiresAt: Date;
    readonly url: string;
  },
): PostedLetter {
  const { firstName, sharedBy, companyName, jobTitle, expiresAt, url, ...addressed } = given;
  const sender = companyName === '' ? sharedBy : `${sharedBy} of ${companyName}`;
  return {
    ...addressed,
    subject: `${sharedBy} shares the recording of an interview with you`,
    preview: `An interview for ${jobTitle}.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${sender} shares the recording of an interview for ${jobTitle} with you.`,
      'You are asked for your name and this e-mail address, and a code is sent to it.',
    ],
    action: { label: 'Watch the recording', url },
    closing: [
      `The link is for you alone and works until ${day.format(expiresAt)} (UTC).`,
      'If you did not expect this, ignore this mail.',
    ],
  };
}

/** The code stands in the text, not in the subject: subjects wait unsealed. */
export function codeLetter(
  given: Addressed & { readonly firstName: string; readonly code: string },
): PostedLetter {
  const { firstName, code, ...addressed } = given;
  return {
    ...addressed,
    subject: 'Your code to watch the recording',
    preview: 'It works for ten minutes.',
    greeting: `Hello ${firstName},`,
    paragraphs: [`your code: ${code}`],
    closing: [
      'It works once, for ten minutes, in the browser that asked for it.',
      'If that was not you, somebody has your link: do not give them the code, and tell the company.',
    ],
  };
}
