import { openFeedback, sendFeedback } from '@candor/contract/interviews/candidate-feedback';
import {
  FEEDBACK_COMMENT_MOST,
  type FeedbackAspect,
  feedbackAspects,
  feedbackPoints,
  type FeedbackPoint,
  type FeedbackScores,
} from '@candor/contract/interviews/candidate-feedback-rules';
import { Button, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { OwnFeedback } from './feedback-queries.ts';
import { aspectWords, pointTexts, giveWords } from './feedback-words.ts';
import './feedback.css';

type Props = {
  readonly token: string;
  readonly given: OwnFeedback['given'];
  readonly onDone: () => void;
};

type Values = Record<FeedbackAspect, FeedbackPoint | null> & { comment: string };

const empty: Values = {
  ...{ overall: null, prepared: null, respect: null, relevance: null },
  comment: '',
};
const needed = (point: FeedbackPoint | null) => (point === null ? giveWords.missing : null);

export function FeedbackForm({ token, given, onDone }: Props) {
  const form = useEndpointForm(sendFeedback, {
    initial: given === null ? empty : valuesOf(given),
    // A point that is missing is refused here, at its place.
    toInput: ({ comment, ...points }) => ({
      body: { token, ...(points as FeedbackScores), comment },
    }),
    rules: { overall: needed, prepared: needed, respect: needed, relevance: needed },
    refreshes: [openFeedback],
    evenIfRefused: true,
    onDone: () => {
      showToast({ tone: 'success', text: giveWords.sent });
      onDone();
    },
  });
  return (
    <EndpointForm of={form} className="stack">
      {feedbackAspects.map((aspect) => (
        <Points
          key={aspect}
          aspect={aspect}
          chosen={form.values[aspect]}
          problem={form.errors[aspect]}
          onChoose={(point) => form.set(aspect, point)}
        />
      ))}
      <Textarea
        label={giveWords.comment}
        description={giveWords.commentHint}
        {...{ autosize: true, minRows: 2, maxLength: FEEDBACK_COMMENT_MOST }}
        {...form.field('comment')}
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {given === null ? giveWords.send : giveWords.sendAgain}
        </Button>
      </div>
    </EndpointForm>
  );
}

const valuesOf = ({
  overall,
  prepared,
  respect,
  relevance,
  comment,
}: NonNullable<OwnFeedback['given']>): Values => ({
  ...{ overall, prepared, respect, relevance, comment },
});

type PointsProps = {
  readonly aspect: FeedbackAspect;
  readonly chosen: FeedbackPoint | null;
  readonly problem: React.ReactNode;
  readonly onChoose: (point: FeedbackPoint) => void;
};

function Points({ aspect, chosen, problem, onChoose }: PointsProps) {
  const problemId = `feedback-${aspect}-problem`;
  const hasProblem = problem !== undefined && problem !== null;
  return (
    <fieldset
      role="radiogroup"
      className="stack gap-xs"
      tabIndex={-1}
      aria-invalid={hasProblem}
      aria-describedby={hasProblem ? problemId : undefined}
    >
      <legend>{aspectWords[aspect]}</legend>
      <div className="feedback__points">
        {feedbackPoints.map((point) => (
          <label key={point} className="check">
            <input
              type="radio"
              name={`feedback-${aspect}`}
              checked={chosen === point}
              onChange={() => onChoose(point)}
            />
            <span>{pointTexts.all[point - 1]}</span>
          </label>
        ))}
      </div>
      {hasProblem && (
        <p id={problemId} className="problem tiny">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
