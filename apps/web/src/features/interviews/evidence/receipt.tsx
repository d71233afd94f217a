import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { lengthText } from '../../../ui/duration-rules.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import type { Evidence } from './evidence-queries.ts';
import { receiptWords as words } from './evidence-words.ts';

type Props = {
  readonly evidence: Evidence;
  /** Of the recording, in terms of the list. */
  readonly children: ReactNode;
  readonly monitors: readonly string[];
  readonly gaps: readonly { readonly id: string; readonly text: string }[];
};

/** What arrived of an interview: answers, time, recording, and how well the monitors could watch. */
export function Receipt({ evidence, children, monitors, gaps }: Props) {
  const { answeredCount, questionCount, startedAt, endedAt, minutes, pauses } = evidence;
  const paused = pauses.reduce((sum, { from, until }) => sum + (until - from), 0);
  return (
    <section className="stack gap-sm" aria-labelledby="evidence-receipt">
      <h2 id="evidence-receipt">{words.title}</h2>
      <Facts>
        <Fact name={words.answers}>{words.answersOf(answeredCount, questionCount)}</Fact>
        <Fact name={words.time}>
          {words.timeOf((endedAt - startedAt - paused) / 1000, minutes)}
        </Fact>
        {paused > 0 && <Fact name={words.pauses}>{lengthText(paused / 1000)}</Fact>}
        <Fact name={words.ended}>{evidence.isSubmitted ? words.submitted : words.timedOut}</Fact>
        {children}
        <Fact name={words.monitors}>
          {evidence.isMonitored ? (
            <ul>
              {monitors.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            words.unmonitored
          )}
        </Fact>
      </Facts>
      {gaps.length > 0 && <Gaps gaps={gaps} />}
    </section>
  );
}

/** Many where a lens was covered for long: shown to whoever asks. */
function Gaps({ gaps }: Pick<Props, 'gaps'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="stack gap-2xs start">
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {`${words.gaps} (${gaps.length})`}
      </Button>
      {isShown && (
        <>
          <p className="dimmed small">{words.gapsNote}</p>
          <ul className="bullets small">
            {gaps.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
