import { clockText } from '../../../ui/duration-rules.ts';
import { explainWords, flagsWords as words } from './evidence-words.ts';
import { ExplainBox } from './explain-box.tsx';
import type { Explanations } from './use-explanations.ts';
import './flag-list.css';

export type Flag = {
  readonly id: string;
  readonly atSeconds: number;
  /** What it is, as the report says it. */
  readonly text: string;
  /** How long, and how sure. */
  readonly facts: string | null;
  /** What the signal can and cannot know. */
  readonly limits: string;
  /** What a reviewer said of it; undefined where nobody judges such a note. */
  readonly verdict: { readonly text: string; readonly reason: string } | null | undefined;
  /** A pause that was granted needs no explanation. */
  readonly isExplained: boolean;
};

type Props = {
  readonly flags: readonly Flag[];
  readonly currentId: string | undefined;
  /** undefined: there is nothing to watch. */
  readonly onWatch: ((flag: Flag) => void) | undefined;
  readonly explanations: Explanations;
  readonly isOpen: boolean;
};

/** Everything that the company sees, each at its moment, with a box to explain it. */
export function FlagList({ flags, currentId, onWatch, explanations, isOpen }: Props) {
  return (
    <ol className="stack gap-sm">
      {flags.map((flag) => (
        <li
          key={flag.id}
          className="card stack gap-xs flag-list__flag"
          aria-current={flag.id === currentId ? 'true' : undefined}
        >
          <Head flag={flag} onWatch={onWatch} />
          <p className="dimmed small">{flag.limits}</p>
          {flag.verdict !== undefined && <Verdict verdict={flag.verdict} />}
          {flag.isExplained && (
            <ExplainBox
              of={flag.id}
              label={explainWords.field(flag.text, clockText(flag.atSeconds))}
              flag={explainWords.flag(flag.text, clockText(flag.atSeconds))}
              explanations={explanations}
              isOpen={isOpen}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Head({ flag, onWatch }: { readonly flag: Flag; readonly onWatch: Props['onWatch'] }) {
  const { atSeconds, text, facts } = flag;
  const clock = clockText(atSeconds);
  return (
    <div className="row gap-xs baseline unwrapped">
      {onWatch === undefined ? (
        <span className="dimmed tabular">{clock}</span>
      ) : (
        <button
          type="button"
          className="link-button tabular"
          aria-label={words.watch(clock, text)}
          onClick={() => onWatch(flag)}
        >
          {clock}
        </button>
      )}
      <div>
        <p className="medium anywhere">{text}</p>
        {facts !== null && <p className="dimmed small">{facts}</p>}
      </div>
    </div>
  );
}

function Verdict({ verdict }: { readonly verdict: NonNullable<Flag['verdict']> | null }) {
  if (verdict === null) return <p className="small">{words.unjudged}</p>;
  return (
    <p className="small anywhere">
      <strong>{words.judged(verdict.text)}</strong> {verdict.reason}
    </p>
  );
}
