/** At the end of a company's mail, after its name and address. */
export const sentBy = 'Sent through Candor, which this company hires with.';

/** Why a mail reaches a candidate. */
export const whyCandidate = (to: string): string =>
  `This mail goes to ${to} because you applied there, or were invited to an interview.`;

/** Where a preview has nobody's. */
export const sampleAddress = 'vera.lindqvist@example.com';

/** Why it reaches who interviews or decides there. */
export const whyOther = (to: string): string =>
  `This mail goes to ${to} because you were asked to help with its hiring.`;
