import { isChangedInPlace, type QuestionStatus } from '@candor/contract/interviews/question-rules';
import { useListedForm } from '../../../lib/use-listed-form.ts';
import {
  type Question,
  type SavedQuestion,
  useCreateQuestion,
  useMoveQuestion,
  useSaveQuestion,
} from './question-queries.ts';
import { bodyOf, emptyQuestion, fieldPath, problemsOf, valuesOf } from './question-values.ts';

export function useQuestionForm(
  question: Question | undefined,
  onSaved: (saved: SavedQuestion, what: 'saved' | QuestionStatus) => void,
) {
  const create = useCreateQuestion();
  const save = useSaveQuestion();
  const move = useMoveQuestion();
  const { submit, ...listed } = useListedForm({
    initial: question === undefined ? emptyQuestion : valuesOf(question),
    problemsOf,
    pathOf: fieldPath,
  });
  const { form } = listed;
  const store = async (to: QuestionStatus | undefined): Promise<SavedQuestion> => {
    // What was live moves on as it is: a version begun beside it would move in its place.
    if (to !== undefined && question !== undefined && !isChangedInPlace(question.status)) {
      return question;
    }
    const body = bodyOf(form.getValues());
    if (question === undefined) return create.mutateAsync({ body });
    const { revision, questionID } = question;
    // Nothing was written: nothing is saved, so that no version is made of it.
    if (!form.isDirty()) return question;
    const params = { questionID: String(questionID) };
    return save.mutateAsync({ params, body: { ...body, revision } });
  };
  return {
    ...listed,
    /** Saves what was written and then, if told so, moves it on. */
    submit: (to?: QuestionStatus) =>
      submit(async () => {
        const saved = await store(to);
        if (to === undefined) return onSaved(saved, 'saved');
        const params = { questionID: String(saved.questionID) };
        const body = { status: to, revision: saved.revision };
        onSaved(await move.mutateAsync({ params, body }), to);
      }),
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>['form'];
