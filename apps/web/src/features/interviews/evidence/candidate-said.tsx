import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { explanationsQuery } from './evidence-queries.ts';
import { saidWords as words } from './evidence-words.ts';
import './candidate-said.css';

type Props = {
  readonly interviewScheduleID: string;
  /** Of a flag; null: of the whole interview. */
  readonly eventKey: string | null;
};

/** For the company: what the candidate says of a flag, or of the whole interview. */
export function CandidateSaid({ interviewScheduleID, eventKey }: Props) {
  const { data } = useRead(explanationsQuery(interviewScheduleID));
  const own = data?.explanations.find((one) => one.eventKey === eventKey);
  if (own === undefined) return null;
  return (
    <div className="stack gap-2xs candidate-said">
      <p className="dimmed small">
        {eventKey === null ? words.whole : words.said} <Instant at={own.sentAt} />
      </p>
      <p className="small anywhere candidate-said__words">{own.words}</p>
    </div>
  );
}
