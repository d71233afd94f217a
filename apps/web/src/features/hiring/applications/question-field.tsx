import {
  type AskedQuestion,
  LONG_ANSWER_MOST,
  SHORT_ANSWER_MOST,
} from '@candor/contract/hiring/job-question-rules';
import { Textarea, TextInput } from '@mantine/core';
import { fieldId } from '../../../ui/step-form.tsx';
import { applyFormWords as words } from './apply-form-words.ts';
import { type ApplyState, field, problemAt } from './use-apply-form.ts';

type Props = {
  readonly state: ApplyState;
  readonly question: AskedQuestion;
  readonly index: number;
};

/** One question of the company, as a field of its kind. */
export function QuestionField({ state, question, index }: Props) {
  const { kind, label, isRequired } = question;
  const props = { label, withAsterisk: isRequired, ...field(state, `answers.${index}`) };
  switch (kind) {
    case 'long-text':
      return <Textarea rows={5} maxLength={LONG_ANSWER_MOST} {...props} />;
    case 'number':
      return <TextInput inputMode="decimal" maxLength={20} autoComplete="off" {...props} />;
    case 'date':
      return <TextInput type="date" {...props} />;
    case 'link':
      return <TextInput type="url" placeholder="https://" maxLength={500} {...props} />;
    case 'short-text':
      return <TextInput maxLength={SHORT_ANSWER_MOST} {...props} />;
    case 'yes-no':
    case 'single-choice':
    case 'multiple-choice':
      return <Choices state={state} question={question} index={index} />;
  }
}

const yesNo = () => [
  { value: 'yes', text: words.yes },
  { value: 'no', text: words.no },
];

/** Boxes or circles of the browser's own: arrows and Space work as everywhere. */
function Choices({ state, question, index }: Props) {
  const path = `answers.${index}`;
  const id = fieldId(path);
  const { kind, label, isRequired, options } = question;
  const isMany = kind === 'multiple-choice';
  const typed = state.form.getValues().answers[index];
  const chosen = Array.isArray(typed) ? typed : [typed ?? ''];
  const choices =
    kind === 'yes-no' ? yesNo() : options.map((option) => ({ value: option, text: option }));
  const change = (value: string, isOn: boolean): void => {
    const many = options.filter((each) => (each === value ? isOn : chosen.includes(each)));
    state.form.setFieldValue(path, isMany ? many : value);
    state.form.clearFieldError(path);
  };
  return (
    <fieldset className="stack gap-xs apply-form__choices" aria-describedby={`${id}-problem`}>
      <legend>
        {label}
        {isRequired && (
          <span className="problem" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {choices.map(({ value, text }, place) => (
        <label key={value} className="check">
          <input
            id={place === 0 ? id : undefined}
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(value)}
            onChange={(event) => change(value, event.currentTarget.checked)}
          />
          {text}
        </label>
      ))}
      <p id={`${id}-problem`} className="problem tiny step-form__field-problem">
        {problemAt(state, path)}
      </p>
    </fieldset>
  );
}
