import { OPTION_MOST, OPTIONS_MOST } from '@candor/contract/hiring/job-question-rules';
import { Button, TextInput } from '@mantine/core';
import { field, fieldId } from '../../../ui/step-form.tsx';
import { RowActions } from './row-actions.tsx';
import type { JobFormState } from './use-job-form.ts';

export type QuestionRowProps = {
  readonly form: JobFormState;
  readonly index: number;
  readonly focus: (id: string) => void;
};

/** The answers to choose from, each with whether it rules out. */
export function QuestionOptions({ form, index, focus }: QuestionRowProps) {
  const options = form.getValues().questions[index]?.options ?? [];
  const path = `questions.${index}.options`;
  const { [path]: problem, [`questions.${index}.knockOut`]: knockOutProblem } = form.errors;
  return (
    <div className="stack gap-xs">
      {options.map((option, place) => (
        <div key={place} className="stack gap-sm middle job-form__option">
          <TextInput
            aria-label={`Answer ${place + 1} of question ${index + 1}`}
            maxLength={OPTION_MOST}
            {...field(form, `${path}.${place}.text`)}
          />
          <label className="check">
            <input
              type="checkbox"
              aria-label={`Rules out: answer ${place + 1} of question ${index + 1}`}
              checked={option.isKnockOut}
              onChange={(event) =>
                form.setFieldValue(`${path}.${place}.isKnockOut`, event.currentTarget.checked)
              }
            />
            Rules out
          </label>
          <RowActions
            name={`answer ${place + 1}${option.text === '' ? '' : `, ${option.text}`}`}
            onRemove={() => {
              form.removeListItem(path, place);
              focus(place > 0 ? fieldId(`${path}.${place - 1}.text`) : fieldId(path));
            }}
          />
        </div>
      ))}
      {(problem ?? knockOutProblem) !== undefined && (
        <p className="problem tiny step-form__field-problem">{problem ?? knockOutProblem}</p>
      )}
      <div>
        <Button
          id={fieldId(path)}
          variant="default"
          size="compact-sm"
          disabled={options.length >= OPTIONS_MOST}
          onClick={() => {
            form.insertListItem(path, { text: '', isKnockOut: false });
            focus(fieldId(`${path}.${options.length}.text`));
          }}
        >
          {`Add an answer to question ${index + 1}`}
        </Button>
      </div>
    </div>
  );
}
