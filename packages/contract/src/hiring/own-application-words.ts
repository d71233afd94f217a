import type { OwnApplicationState } from './application-rules.ts';
import type { stageKinds } from './stage-rules.ts';

/** Where an application stands, for whoever applied: the kind of its stage, never the company's own name for it. */
export const ownStageWords: Readonly<Record<(typeof stageKinds)[number], string>> = {
  applied: 'Received',
  screening: 'In review',
  'bot-interview': 'Bot interview',
  interview: 'Interviews',
  offer: 'Offer',
};

export const ownEndWords: Readonly<Record<Exclude<OwnApplicationState, 'active'>, string>> = {
  withdrawn: 'Withdrawn',
  closed: 'Not continued',
  hired: 'Hired',
};
