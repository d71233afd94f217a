import { Link } from '@tanstack/react-router';
import { Said } from '../features/interviews/evidence/candidate-said.tsx';
import type { Explanation } from '../features/interviews/evidence/evidence-queries.ts';
import { sittingSaidWords as words } from '../features/interviews/review/sitting-said-words.ts';
import { clockText } from '../ui/duration-rules.ts';
import { saidBeside } from './sitting-said-rules.ts';

type Props = {
  readonly interviewScheduleID: string;
  readonly flags: readonly {
    readonly id: string;
    readonly atSeconds: number;
    readonly text: string;
  }[];
  readonly clips: readonly { readonly id: string }[];
  readonly said: readonly Explanation[];
};

/** Read before the decision: what the candidate says of the whole, and of what no clip shows. */
export function SittingSaid({ interviewScheduleID, flags, clips, said }: Props) {
  const { whole, others, left } = saidBeside(said, new Set(clips.map(({ id }) => id)));
  if (whole === undefined && others.length === 0) return null;
  const nameOf = (key: string | null): string => {
    const flag = flags.find(({ id }) => id === key);
    return flag === undefined ? words.ofAnother : words.of(clockText(flag.atSeconds), flag.text);
  };
  return (
    <section className="stack gap-sm minor" aria-labelledby="sitting-said">
      <h2 id="sitting-said">{words.title}</h2>
      {whole !== undefined && <Said of={whole} />}
      {others.map((one) => (
        <div key={one.eventKey} className="stack gap-2xs">
          <p className="small medium tabular anywhere">{nameOf(one.eventKey)}</p>
          <Said of={one} />
        </div>
      ))}
      {left > 0 && (
        <p className="small">
          {words.more(left)}.{' '}
          <Link to="/company/view-interview" search={{ interviewScheduleID }}>
            {words.inReport}
          </Link>
        </p>
      )}
    </section>
  );
}
