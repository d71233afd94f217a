import {
  OPTIONS_LEAST,
  OPTIONS_MOST,
  optionLabels,
} from '@candor/contract/interviews/option-rules';
import { OPTION_TEXT_MOST } from '@candor/contract/interviews/question-rules';
import { Button, TextInput } from '@mantine/core';
import { field, fieldId, Group } from '../../../ui/step-form.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** One of them right. */
export function OptionFields({ form }: { readonly form: QuestionFormState }) {
  const { options, key } = form.getValues();
  const problem = form.errors['key'];
  const remove = (index: number): void => {
    form.removeListItem('options', index);
    // The key stays with its option; the key itself removed leaves the choice to be made again.
    if (index < key) form.setFieldValue('key', key - 1);
    document.getElementById(fieldId(`options.${Math.max(0, index - 1)}.text`))?.focus();
  };
  return (
    <Group title="Options" hint="Mark the right one.">
      {options.map((_, index) => (
        // Options are told apart by their place: their texts are being typed.
        <div key={index} className="stack gap-sm top question-form__option">
          <label className="check bold question-form__key">
            <input
              type="radio"
              name="key"
              {...(index === 0 && { id: fieldId('key') })}
              checked={key === index}
              aria-describedby={problem === undefined ? undefined : 'key-problem'}
              onChange={() => form.setFieldValue('key', index)}
            />
            <span>{optionLabels[index]}</span>
            <span className="visually-hidden"> is right</span>
          </label>
          <TextInput
            aria-label={`Option ${optionLabels[index]}`}
            maxLength={OPTION_TEXT_MOST}
            {...field(form, `options.${index}.text`)}
          />
          <IconButton
            isFramed
            aria-label={`Remove option ${optionLabels[index]}`}
            disabled={options.length <= OPTIONS_LEAST}
            onClick={() => remove(index)}
          >
            <span aria-hidden="true">×</span>
          </IconButton>
        </div>
      ))}
      <p id="key-problem" className="problem tiny step-form__field-problem">
        {problem}
      </p>
      <div>
        <Button
          variant="default"
          disabled={options.length >= OPTIONS_MOST}
          onClick={() => form.insertListItem('options', { text: '' })}
        >
          Add an option
        </Button>
      </div>
    </Group>
  );
}
