import { getProctoring, judgeEpisode } from '@candor/contract/interviews/proctoring-review';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm } from '../../../ui/endpoint-form.tsx';
import { verdictWords } from './episode-words.ts';
import { verdictKeys } from './episodes.ts';
import type { Episode, Verdict } from './proctoring-queries.ts';
import { verdictFormWords as words } from './verdict-form-words.ts';
import './verdict-form.css';

type Props = {
  readonly interviewScheduleID: string;
  readonly episode: Episode;
  /** Chosen by key or button: the reason is asked for at once. */
  readonly verdict: Verdict | undefined;
  readonly onChoose: (verdict: Verdict) => void;
  readonly onDone: () => void;
};

/** What a person says of an episode. The events stay as they were recorded. */
export function VerdictForm(props: Props) {
  const { interviewScheduleID, episode, verdict, onChoose, onDone } = props;
  const field = useRef<HTMLInputElement>(null);
  const form = useEndpointForm(judgeEpisode, {
    initial: { reason: episode.verdict?.reason ?? '' },
    toInput: ({ reason }) => ({
      params: { interviewScheduleID },
      body: {
        eventKey: episode.eventKey,
        verdict: verdict ?? 'technical',
        reason: reason.trim(),
        isForCandidate: true,
      },
    }),
    rules: { reason: (reason) => (reason.trim() === '' ? words.needed : null) },
    refusals: 'reason',
    refreshes: [getProctoring],
    evenIfRefused: true,
    onDone,
  });
  useEffect(() => {
    if (verdict !== undefined) field.current?.focus();
  }, [verdict]);
  return (
    <EndpointForm of={form} className="stack gap-xs unprinted verdict-form">
      <fieldset className="row gap-2xs">
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
        <div className="stack gap-xs bottom verdict-form__reason">
          <TextInput
            ref={field}
            label={words.reason}
            description={words.isRead}
            maxLength={500}
            {...form.field('reason')}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onDone();
            }}
          />
          <Button type="submit" loading={form.isPending}>
            Save verdict
          </Button>
        </div>
      )}
    </EndpointForm>
  );
}
