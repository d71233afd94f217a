import { isChangedInPlace, type QuestionStatus } from '@candor/contract/interviews/question-rules';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldId } from '../../../ui/step-form.tsx';
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
  const [attempts, setAttempts] = useState(0);
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const create = useCreateQuestion();
  const save = useSaveQuestion();
  const move = useMoveQuestion();
  const form = useForm({
    mode: 'controlled',
    initialValues: question === undefined ? emptyQuestion : valuesOf(question),
    validateInputOnBlur: true,
    validate: (values) => problemsOf(values),
    onValuesChange: () => setRefusal(undefined),
  });
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
  /** Saves what was written and then, if told so, moves it on. */
  const submit = async (to?: QuestionStatus): Promise<void> => {
    setTried(true);
    setAttempts((before) => before + 1);
    if (form.validate().hasErrors) return;
    try {
      const saved = await store(to);
      if (to === undefined) return onSaved(saved, 'saved');
      const params = { questionID: String(saved.questionID) };
      const body = { status: to, revision: saved.revision };
      onSaved(await move.mutateAsync({ params, body }), to);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.fields) {
        form.setFieldError(fieldPath(path.replace(/^body\./, '')), message);
      }
      setRefusal(error.message);
      setAttempts((before) => before + 1);
    }
  };
  const problems = Object.entries(problemsOf(form.getValues()));
  return {
    form,
    attempts,
    refusal,
    isPending: create.isPending || save.isPending || move.isPending,
    problems: hasTried ? problems.map(([path, text]) => ({ path, text })) : [],
    submit: (to?: QuestionStatus) => void submit(to),
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>['form'];

/** The props of a field: its value, its problem, and the id that the list of problems leads to. */
export const field = (form: QuestionFormState, path: string) => ({
  id: fieldId(path),
  ...form.getInputProps(path),
});
