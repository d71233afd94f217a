import { Button } from '@mantine/core';
import {
  mayBecome,
  type QuestionStatus,
  questionStatuses,
} from '@candor/contract/interviews/question-rules';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type MovedQuestions,
  type QuestionRow,
  useMoveQuestions,
  useTakeBackMoves,
} from './question-queries.ts';
import { leftText, moveWords, movedText } from './question-words.ts';

/** Long enough to read and to reach. */
const UNDO_MS = 10_000;

type Props = {
  readonly questions: readonly QuestionRow[];
  readonly onClear: () => void;
};

/** What can be done with all that is selected: the states that at least one of them may go to. */
export function QuestionMoves({ questions, onClear }: Props) {
  const move = useMoveQuestions();
  const takeBack = useTakeBackMoves();
  const states = questionStatuses.filter((to) =>
    questions.some(({ status }) => mayBecome(status, to)),
  );
  const problem = move.error ?? takeBack.error;
  const undo = ({ moved }: MovedQuestions): void =>
    takeBack.mutate(
      { body: { questions: moved.map(({ from: status, ...row }) => ({ ...row, status })) } },
      {
        onSuccess: ({ moved: back, left }) =>
          showToast({ tone: 'success', text: `${movedText(back.length)} back. ${leftText(left)}` }),
      },
    );
  const moveTo = (status: QuestionStatus): void =>
    move.mutate(
      {
        body: {
          status,
          questions: questions.map(({ questionID, revision }) => ({ questionID, revision })),
        },
      },
      {
        onSuccess: (done) => {
          onClear();
          showToast({
            ...{ tone: 'success', life: UNDO_MS },
            text: `${movedText(done.moved.length)}. ${leftText(done.left)}`,
            ...(done.moved.length > 0 && {
              action: { label: 'Undo', onPress: () => undo(done) },
            }),
          });
        },
      },
    );
  if (questions.length === 0) return null;
  return (
    <BottomBar label="Selected questions" count={String(questions.length)}>
      {states.map((to) => (
        <Button key={to} variant="default" loading={move.isPending} onClick={() => moveTo(to)}>
          {moveWords[to]}
        </Button>
      ))}
      <Button variant="default" onClick={onClear}>
        Clear the selection
      </Button>
      {problem !== null && (
        <p className="problem whole" role="alert">
          {problem.message}
        </p>
      )}
    </BottomBar>
  );
}
