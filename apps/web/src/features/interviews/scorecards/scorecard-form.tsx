import {
  ANSWER_MOST,
  CHANGE_REASON_MOST,
  missingIn,
  nothingAsked,
  OWN_NOTES_MOST,
  recommendations,
  SUMMARY_MOST,
} from '@candor/contract/interviews/scorecard-rules';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { fieldId, Group } from '../../../ui/step-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { SaveMark } from './save-mark.tsx';
import { ScoreFields } from './score-fields.tsx';
import { type Scorecard, useSendScorecard } from './scorecard-queries.ts';
import { formWords, recommendationWords } from './scorecard-words.ts';
import type { Draft } from './use-scorecard.ts';
import { useNow } from '../../../lib/use-now.ts';

type Props = {
  readonly token: string;
  readonly seen: Scorecard;
  readonly draft: Draft;
  /** As the page opened. */
  readonly now: number;
  readonly onSent: () => void;
};

/** Near enough to notice that the interview has begun while its page is open. */
const BEGUN_LOOK_MS = 20_000;

export function ScorecardForm({ token, seen, draft, now, onSent }: Props) {
  const asked = seen.kit?.content ?? nothingAsked;
  const { values, change } = draft;
  const [reason, setReason] = useState('');
  const needsReason = seen.sent !== null && Date.parse(seen.sent.openUntil) < now;
  const { problems, isPending, refusal, submit } = useSending({
    ...{ token, seen, draft, onSent },
    reason: needsReason ? reason.trim() : null,
  });
  const clock = useNow(BEGUN_LOOK_MS);
  const hasBegun = seen.startsAt !== null && Date.parse(seen.startsAt) <= clock;
  return (
    <PlainForm className="stack gap-lg" onSubmit={() => void submit()}>
      <div className="row baseline spread">
        <h2>{formWords.title}</h2>
        <SaveMark state={draft.saving} />
      </div>
      {asked.attributes.map((attribute, index) => (
        <ScoreFields
          // Of one version of a kit, which never changes.
          key={index}
          {...{ index, attribute }}
          score={values.scores[index] ?? { point: null, note: '' }}
          problem={problems[`scores.${index}.point`]}
          onChange={(score) => change({ scores: values.scores.with(index, score) })}
        />
      ))}
      {asked.questions.map((question, index) => (
        <Textarea
          key={index}
          autosize
          minRows={2}
          maxLength={ANSWER_MOST}
          label={question}
          value={values.answers[index] ?? ''}
          onChange={(event) =>
            change({ answers: values.answers.with(index, event.currentTarget.value) })
          }
        />
      ))}
      <Recommendation draft={draft} problem={problems['recommendation']} />
      <Textarea
        autosize
        minRows={3}
        maxLength={SUMMARY_MOST}
        label={formWords.summary}
        value={values.summary}
        onChange={(event) => change({ summary: event.currentTarget.value })}
      />
      <Textarea
        autosize
        minRows={3}
        maxLength={OWN_NOTES_MOST}
        label={formWords.notes}
        description={formWords.notesHint}
        value={values.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      {needsReason && (
        <Textarea
          autosize
          id={fieldId('reason')}
          maxLength={CHANGE_REASON_MOST}
          label={formWords.reason}
          description={formWords.reasonHint}
          error={problems['reason']}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {refusal !== null && <FormProblem key={refusal.key} text={refusal.text} />}
      {!hasBegun && <p className="dimmed">{formWords.notBegun}</p>}
      <div className="row">
        <Button type="submit" loading={isPending} disabled={!hasBegun}>
          {seen.sent === null ? formWords.send : formWords.sendAgain}
        </Button>
        <SaveMark state={draft.saving} />
      </div>
    </PlainForm>
  );
}

type RecommendationProps = { readonly draft: Draft; readonly problem: string | undefined };

function Recommendation({ draft: { values, change }, problem }: RecommendationProps) {
  return (
    <Group title={formWords.recommendation}>
      <div className="row gap-md">
        {recommendations.map((one, place) => (
          <label key={one} className="check">
            <input
              type="radio"
              name="recommendation"
              {...(place === 0 && { id: fieldId('recommendation') })}
              checked={values.recommendation === one}
              aria-describedby={problem === undefined ? undefined : 'recommendation-problem'}
              onChange={() => change({ recommendation: one })}
            />
            <span>{recommendationWords[one]}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id="recommendation-problem" className="problem tiny">
          {problem}
        </p>
      )}
    </Group>
  );
}

type SendingProps = Pick<Props, 'token' | 'seen' | 'draft' | 'onSent'> & {
  /** null: none is needed. */
  readonly reason: string | null;
};

/** What is missing stands at its field once sending was tried; the first one takes the focus. */
function useSending({ token, seen, draft, reason, onSent }: SendingProps) {
  const [isTried, setTried] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const send = useSendScorecard();
  const asked = seen.kit?.content ?? nothingAsked;
  const missing = [...missingIn(draft.values, asked), ...(reason === '' ? ['reason'] : [])];
  const sentenceOf = (path: string): string => {
    if (path === 'recommendation') return formWords.noRecommendation;
    if (path === 'reason') return formWords.noReason;
    return formWords.noPoint(asked.attributes[Number(path.split('.')[1])]?.name ?? '');
  };
  const problems: Partial<Record<string, string>> = isTried
    ? Object.fromEntries(missing.map((path) => [path, sentenceOf(path)]))
    : {};
  const submit = async (): Promise<void> => {
    setTried(true);
    const [first] = missing;
    if (first !== undefined) return document.getElementById(fieldId(first))?.focus();
    setSettling(true);
    await draft.settle();
    setSettling(false);
    const version = seen.sent?.version ?? 0;
    send.mutate(
      { body: { token, content: draft.values, version, reason: reason ?? '' } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: formWords.sent });
          onSent();
        },
      },
    );
  };
  return {
    ...{ problems, submit, isPending: isSettling || send.isPending },
    refusal: send.error === null ? null : { key: send.submittedAt, text: send.error.message },
  };
}
