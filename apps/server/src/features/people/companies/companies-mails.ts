import type { PostedLetter } from '../../../platform/mail/post-office.ts';

type Addressed = { readonly key: string; readonly to: string };

const hello = (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

/** To each administrator: somebody with an address of the company's domain wants in. */
export function joinRequestLetter(
  given: Addressed & {
    readonly firstName: string;
    readonly companyName: string;
    readonly person: string;
    readonly url: string;
  },
): PostedLetter {
  const { firstName, companyName, person, url, ...addressed } = given;
  return {
    ...addressed,
    subject: `${person} asks to join ${companyName}`,
    preview: 'Approve with a role, or refuse with a reason.',
    greeting: hello(firstName),
    paragraphs: [
      `${person} signed up with an address of your company's mail domain and asks to join ${companyName}.`,
      'They see nothing of your company until you or another administrator approves.',
    ],
    action: { label: 'Answer the request', url },
  };
}

export function approvedLetter(
  given: Addressed & {
    readonly firstName: string;
    readonly companyName: string;
    readonly role: string;
    readonly url: string;
  },
): PostedLetter {
  const { firstName, companyName, role, url, ...addressed } = given;
  return {
    ...addressed,
    subject: `Welcome to ${companyName}`,
    preview: 'Your request was approved.',
    greeting: hello(firstName),
    paragraphs: [
      `your request to join ${companyName} was approved. Your role: ${role}.`,
      'Sign in with the address and the password that you signed up with.',
    ],
    action: { label: 'Sign in', url },
  };
}

export function refusedLetter(
  given: Addressed & {
    readonly firstName: string;
    readonly companyName: string;
    readonly reason: string;
  },
): PostedLetter {
  const { firstName, companyName, reason, ...addressed } = given;
  return {
    ...addressed,
    subject: `Your request to join ${companyName}`,
    preview: 'It was refused.',
    greeting: hello(firstName),
    paragraphs: [
      `your request to join ${companyName} was refused. The administrator's reason:`,
      reason,
      'If you think that this is a mistake, please talk to your administrator; they can invite you.',
    ],
  };
}

export function invitationLetter(
  given: Addressed & {
    readonly companyName: string;
    readonly invitedBy: string;
    readonly role: string;
    readonly url: string;
  },
): PostedLetter {
  const { companyName, invitedBy, role, url, ...addressed } = given;
  return {
    ...addressed,
    subject: `${invitedBy} invites you to ${companyName}`,
    preview: 'Join them on Candor.',
    greeting: 'Hello,',
    paragraphs: [
      `${invitedBy} invites you to join ${companyName} on Candor, where its interviews take place. Your role: ${role}.`,
    ],
    action: { label: `Join ${companyName}`, url },
    closing: [
      'The link works once, for 7 days.',
      'If you did not expect this, ignore this mail: nothing happens without you.',
    ],
  };
}
