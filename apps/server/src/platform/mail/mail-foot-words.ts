/** At the end of a company's mail, after its name and address. */
export const sentBy = 'Sent through Candor, which this company hires with.';

/** Why a company writes to a candidate. */
export type MailReason = 'applied' | 'invited' | 'kept';

const reasons: Readonly<Record<MailReason, (companyName: string) => string>> = {
  applied: () => 'you applied there',
  invited: () => 'you were invited to an interview there',
  kept: (companyName) => `${companyName || 'this company'} keeps your details as a candidate`,
};

/** Why a mail reaches a candidate. */
export const whyCandidate = (to: string, companyName: string, reason: MailReason): string =>
  `This mail goes to ${to} because ${reasons[reason](companyName)}.`;

/** Where a preview has nobody's. */
export const sampleAddress = 'vera.lindqvist@example.com';

/** Why it reaches who interviews or decides there. */
export const whyOther = (to: string): string =>
  `This mail goes to ${to} because you were asked to help with its hiring.`;
