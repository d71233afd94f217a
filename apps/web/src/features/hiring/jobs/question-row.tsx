import { hasOptions, type QuestionKind } from '@candor/contract/hiring/job-question-rules';
import { NativeSelect, TextInput } from '@mantine/core';
import { field, fieldId } from '../../../ui/step-form.tsx';
import { choicesOf, questionWords } from './job-words.ts';
import { QuestionOptions, type QuestionRowProps } from './question-options.tsx';
import { RowActions } from './row-actions.tsx';

export function QuestionRow({ form, index, focus }: QuestionRowProps) {
  const { questions } = form.getValues();
  const question = questions[index];
  if (question === undefined) return null;
  const path = `questions.${index}`;
  const name = `question ${index + 1}`;
  const move = (to: number): void => {
    form.reorderListItem('questions', { from: index, to });
    focus(fieldId(`questions.${to}.label`));
  };
  return (
    <fieldset className="stack gap-sm job-form__question" aria-label={`Question ${index + 1}`}>
      <div className="stack gap-xs top job-form__row">
        <TextInput
          aria-label={`Words of ${name}`}
          placeholder="May you work in Norway?"
          maxLength={300}
          {...field(form, `${path}.label`)}
        />
        <NativeSelect
          aria-label={`Kind of ${name}`}
          data={choicesOf(questionWords)}
          {...field(form, `${path}.kind`)}
        />
        <RowActions
          name={`${name}${question.label === '' ? '' : `, ${question.label}`}`}
          onUp={index > 0 ? () => move(index - 1) : undefined}
          onDown={index < questions.length - 1 ? () => move(index + 1) : undefined}
          onRemove={() => {
            form.removeListItem('questions', index);
            focus(index > 0 ? fieldId(`questions.${index - 1}.label`) : 'add-question');
          }}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={question.isRequired}
          onChange={(event) =>
            form.setFieldValue(`${path}.isRequired`, event.currentTarget.checked)
          }
        />
        Must be answered
      </label>
      {question.kind === 'yes-no' && (
        <NativeSelect
          label="Answer that rules out"
          data={[
            { value: '', label: 'None' },
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          {...field(form, `${path}.yesNoKnockOut`)}
        />
      )}
      {hasOptions(question.kind as QuestionKind) && (
        <QuestionOptions form={form} index={index} focus={focus} />
      )}
    </fieldset>
  );
}
