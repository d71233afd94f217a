/** What a candidate can be asked to do next, in the order in which the page says it. */
export const pageStepKinds = ['interview', 'offer', 'times', 'join', 'message'] as const;
export type PageStepKind = (typeof pageStepKinds)[number];

/** What somebody agreed to, and with what. */
export const pageAgreementKinds = [
  'application',
  'talent-pool',
  'interview',
  'face',
  'call-recording',
] as const;
export type PageAgreementKind = (typeof pageAgreementKinds)[number];
