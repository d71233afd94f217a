import type { Output } from '@candor/contract';
import {
  answerNeedOffer,
  getNeed,
  keepNeeds,
  listNeeds,
  openNeeds,
  withdrawNeed,
} from '@candor/contract/interviews/needs';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Own = Output<typeof openNeeds>;
export type OwnNeed = NonNullable<Own['need']>;
export type Need = Output<typeof getNeed>;
export type NeedPage = Output<typeof listNeeds>;
export type NeedRow = NeedPage['needs'][number];

/** What is being typed must not be read over: it is read again when it was sent. */
export const ownNeedsQuery = (token: string) =>
  read(openNeeds, { body: { token } }, { refetchOnWindowFocus: false });
export const needQuery = (needID: string) => read(getNeed, { params: { needID } });
export const needsOfQuery = (candidateID: string) => read(listNeeds, { query: { candidateID } });
export const overdueQuery = read(listNeeds, { query: { show: 'overdue' } });

export const ownChange = { refreshes: [openNeeds], evenIfRefused: true } as const;
export const useWithdraw = () => useWrite(withdrawNeed, ownChange);
export const useAnswerOffer = () => useWrite(answerNeedOffer, ownChange);
export const useKeep = () => useWrite(keepNeeds, ownChange);

/** After a refusal too: what it was about is not as the page showed it. */
export const needChange = {
  refreshes: ['/api/needs', '/api/scheduling'],
  evenIfRefused: true,
} as const;
