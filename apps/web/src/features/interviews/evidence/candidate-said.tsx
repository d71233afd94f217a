import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Explanation, explanationsQuery } from './evidence-queries.ts';
import { saidWords as words } from './evidence-words.ts';
import './candidate-said.css';

type Props = {
  readonly interviewScheduleID: string;
  /** Of a flag; null: of the whole interview. */
  readonly eventKey: string | null;
};

/** For the company: what the candidate says of a flag, or of the whole interview. */
export function CandidateSaid({ interviewScheduleID, eventKey }: Props) {
  const explanations = useRead(explanationsQuery(interviewScheduleID));
  const own = explanations.data?.explanations.find((one) => one.eventKey === eventKey);
  const said = own && <Said of={own} />;
  if (eventKey === null) {
    // Once for all of them, with another try.
    return (
      <Loaded query={explanations} what={words.what}>
        {() => said}
      </Loaded>
    );
  }
  const isUnknown = explanations.isError && explanations.data === undefined;
  return isUnknown ? <p className="dimmed small">{words.unknown}</p> : said;
}

export function Said({ of: { eventKey, words: said, sentAt } }: { readonly of: Explanation }) {
  return (
    <div className="stack gap-2xs candidate-said">
      <p className="dimmed small">
        {eventKey === null ? words.whole : words.said} <Instant at={sentAt} />
      </p>
      <p className="small anywhere candidate-said__words">{said}</p>
    </div>
  );
}
