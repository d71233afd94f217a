import { isChangedInPlace, type QuestionStatus } from '@candor/contract/interviews/question-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
import { ShownQuestion } from '../../../ui/shown-question.tsx';
import { FormProblems, ListedForm } from '../../../ui/step-form.tsx';
import { QuestionFields } from './question-fields.tsx';
import type { Question, SavedQuestion } from './question-queries.ts';
import { statusWords } from './question-words.ts';
import { useQuestionForm } from './use-question-form.ts';
import './question-form.css';

type Props = {
  /** undefined: a new one. */
  readonly question: Question | undefined;
  readonly onSaved: (saved: SavedQuestion, what: 'saved' | QuestionStatus) => void;
};

export function QuestionForm({ question, onSaved }: Props) {
  const { form, ...state } = useQuestionForm(question, onSaved);
  const [isPreview, setPreview] = useState(false);
  const isOld = question !== undefined && !question.isLatest;
  const { imageURL, imageAlt, stem, code, options } = form.getValues();
  return (
    <div className="stack gap-lg column">
      <PageHead
        title={question === undefined ? 'New question' : `Question, version ${question.version}`}
        beside={
          question !== undefined && <span className="dimmed">{statusWords[question.status]}</span>
        }
      />
      {isOld && <OldNote question={question} />}
      <FormProblems of={state} />
      <div className="row form-bar">
        {!isOld && (
          <Button variant="default" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Go on writing' : 'Preview'}
          </Button>
        )}
        <Moves question={question} isPending={state.isPending} onSubmit={state.submit} />
      </div>
      {isPreview || isOld ? (
        <section className="card roomy" aria-label="As the candidate sees it">
          <ShownQuestion
            text={stem}
            code={code.trim() === '' ? null : code}
            imageURL={imageURL}
            imageAlt={imageAlt}
            options={options.map(({ text }) => text)}
            {...(isOld && { rightOption: question.key })}
          />
        </section>
      ) : (
        <ListedForm className="stack gap-xl" onSubmit={() => state.submit()}>
          <QuestionFields form={form} />
        </ListedForm>
      )}
    </div>
  );
}

function OldNote({ question }: { readonly question: Question }) {
  const [latest] = question.history;
  if (latest === undefined) return null;
  return (
    <p>
      There is a newer version.{' '}
      <Link
        to="/company/questions/question"
        search={{ questionID: String(latest.questionID) }}
      >{`Open version ${latest.version}`}</Link>
    </p>
  );
}

type MovesProps = {
  readonly question: Question | undefined;
  readonly isPending: boolean;
  readonly onSubmit: (to?: QuestionStatus) => void;
};

/** What its state allows. A version that was live is never changed: saving begins the next one. */
function Moves({ question, isPending, onSubmit }: MovesProps) {
  const status = question?.status ?? 'draft';
  if (question?.isLatest === false) {
    if (status !== 'live') return null;
    return (
      <Button variant="default" loading={isPending} onClick={() => onSubmit('retired')}>
        Retire this version
      </Button>
    );
  }
  const save = isChangedInPlace(status)
    ? 'Save'
    : `Save as version ${(question?.version ?? 0) + 1}`;
  const moves: Record<QuestionStatus, readonly (readonly [QuestionStatus, string])[]> = {
    draft: [['review', 'Save and send to review']],
    review: [
      ['draft', 'Back to draft'],
      ['live', 'Save and put live'],
    ],
    live: [['retired', 'Retire']],
    retired: [['live', 'Put live again']],
  };
  return (
    <>
      <Button
        variant={status === 'live' || status === 'retired' ? 'filled' : 'default'}
        loading={isPending}
        onClick={() => onSubmit()}
      >
        {save}
      </Button>
      {moves[status].map(([to, text]) => (
        <Button
          key={to}
          variant={to === 'review' || to === 'live' ? 'filled' : 'default'}
          loading={isPending}
          onClick={() => onSubmit(to)}
        >
          {text}
        </Button>
      ))}
    </>
  );
}
