import { QUESTIONS_MOST } from '@candor/contract/hiring/job-question-rules';
import { Button } from '@mantine/core';
import { fieldId, Group } from '../../../ui/step-form.tsx';
import { QuestionRow } from './question-row.tsx';
import { emptyQuestion } from './question-values.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { JobFormState } from './use-job-form.ts';

/** What whoever applies is asked beside the CV. */
export function JobQuestions({ form }: { readonly form: JobFormState }) {
  const { questions } = form.getValues();
  const focus = useRowFocus();
  return (
    <Group
      title="Screening questions"
      hint="Asked in the apply form. An answer that rules out marks the application; nobody is rejected by it."
    >
      <div className="stack">
        {questions.map((_, index) => (
          // Questions are told apart by their place: their words are being typed.
          <QuestionRow key={index} form={form} index={index} focus={focus} />
        ))}
      </div>
      <div>
        <Button
          id="add-question"
          variant="default"
          disabled={questions.length >= QUESTIONS_MOST}
          onClick={() => {
            form.insertListItem('questions', emptyQuestion());
            focus(fieldId(`questions.${questions.length}.label`));
          }}
        >
          Add a question
        </Button>
      </div>
    </Group>
  );
}
