import type { OfferState } from '@candor/contract/hiring/offer-rules';
import { StateMark } from '../../../ui/state-mark.tsx';
import { stateMarks } from './offer-words.ts';

export function OfferStateMark({ state }: { readonly state: OfferState }) {
  const [shape, words] = stateMarks[state];
  return <StateMark shape={shape}>{words}</StateMark>;
}
