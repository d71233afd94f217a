import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { verdictKeys, verdictWords } from './episodes.ts';
import { type Episode, useJudgeEpisode, type Verdict } from './proctoring-queries.ts';
import './verdict-form.css';

type Props = {
  readonly interviewScheduleID: string;
  readonly episode: Episode;
  /** Chosen by key or button: the reason is asked for at once. */
  readonly verdict: Verdict | undefined;
  readonly onChoose: (verdict: Verdict) => void;
  readonly onDone: () => void;
};

const needed = 'Please say why; the candidate may ask for it.';

/** What a person says of an episode. The events stay as they were recorded. */
export function VerdictForm(props: Props) {
  const { interviewScheduleID, episode, verdict, onChoose, onDone } = props;
  const [reason, setReason] = useState(episode.verdict?.reason ?? '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const judge = useJudgeEpisode(interviewScheduleID);
  useEffect(() => {
    if (verdict !== undefined) field.current?.focus();
  }, [verdict]);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (verdict === undefined) return;
    if (reason.trim() === '') return setProblem(needed);
    setProblem(undefined);
    judge.mutate(
      { eventKey: episode.eventKey, verdict, reason: reason.trim() },
      { onSuccess: onDone, onError: (error) => setProblem(error.message) },
    );
  };
  return (
    <form className="verdict-form" noValidate onSubmit={save}>
      <fieldset className="verdict-form__verdicts">
        <legend className="visually-hidden">What was it?</legend>
        {verdictKeys.map((one, index) => (
          <Button
            key={one}
            size="compact-sm"
            variant={verdict === one ? 'filled' : 'default'}
            aria-pressed={verdict === one}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(one)}
          >
            {verdictWords[one]}
          </Button>
        ))}
      </fieldset>
      {verdict !== undefined && (
        <div className="verdict-form__reason">
          <TextInput
            ref={field}
            label="Reason"
            maxLength={500}
            value={reason}
            error={problem}
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onDone();
            }}
          />
          <Button type="submit" loading={judge.isPending}>
            Save verdict
          </Button>
        </div>
      )}
    </form>
  );
}
