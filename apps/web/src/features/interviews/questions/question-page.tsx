import { useNavigate } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionRecord } from './question-record.tsx';
import { type Question, questionQuery, type SavedQuestion } from './question-queries.ts';

/** One question: written, read, moved on; with every version that it ever had. */
export function QuestionPage() {
  const { questionID } = useAddress();
  usePageTitle(questionID === undefined ? 'New question' : 'Question');
  return (
    <div className="stack gap-lg">
      {questionID === undefined ? <Writing question={undefined} /> : <Loaded id={questionID} />}
    </div>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const question = useRead(questionQuery(id));
  if (question.isPending) return <LoadingState what="the question" />;
  if (question.isLoadingError) {
    return (
      <ErrorState
        isPage
        title="The question could not be loaded"
        action={
          <Button variant="default" onClick={() => void question.refetch()}>
            Try again
          </Button>
        }
      >
        {question.error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <Writing question={question.data} />
      <QuestionRecord question={question.data} />
    </>
  );
}

const told = {
  saved: 'Saved.',
  review: 'Sent to review.',
  live: 'Live: tests draw it from now on.',
  draft: 'A draft again.',
  retired: 'Retired: no test draws it any more.',
} as const;

/** The form begins anew with what was saved. */
function Writing({ question }: { readonly question: Question | undefined }) {
  const navigate = useNavigate();
  const saved = ({ questionID }: SavedQuestion, what: keyof typeof told): void => {
    showToast({ tone: 'success', text: told[what] });
    void navigate({
      to: '/company/questions/question',
      search: { questionID: String(questionID) },
      replace: question === undefined,
    });
  };
  const key = question === undefined ? 'new' : `${question.questionID} ${question.revision}`;
  return <QuestionForm key={key} question={question} onSaved={saved} />;
}
