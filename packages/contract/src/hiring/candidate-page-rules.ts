/** What a candidate can be asked to do next, in the order in which the page says it. */
export const pageStepKinds = ['interview', 'offer', 'times', 'join', 'message'] as const;
export type PageStepKind = (typeof pageStepKinds)[number];

/** What the page leads to: those, and what was asked for to take part in an interview. */
export const pageWayKinds = [...pageStepKinds, 'needs'] as const;
export type PageWayKind = (typeof pageWayKinds)[number];

/** What somebody agreed to, and with what. */
export const pageAgreementKinds = [
  'application',
  'talent-pool',
  'interview',
  'face',
  'call-recording',
] as const;
export type PageAgreementKind = (typeof pageAgreementKinds)[number];

/** What the page says of something that was asked for: a no that nobody confirmed is none yet. */
export const ownNeedStates = [
  'open',
  'offered',
  'granted',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type OwnNeedState = (typeof ownNeedStates)[number];
