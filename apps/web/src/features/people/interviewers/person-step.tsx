import { TextInput } from '@mantine/core';
import { useStepValues } from '../../../lib/step-values.ts';
import { PersonFields } from '../../../ui/person-fields.tsx';
import { type Field, fieldId, StepForm } from '../../../ui/step-form.tsx';
import { interviewerProblems, personValues } from './interviewer-forms.ts';
import { sendPerson } from './interviewer-queries.ts';
import { type StepProps, draftOf } from './step-props.ts';

export function PersonStep(props: StepProps) {
  const { registration, button, onSent } = props;
  const step = useStepValues({
    initial: personValues(registration),
    problemsOf: interviewerProblems,
    draft: draftOf(props, 'person'),
    send: sendPerson,
    onSent,
  });
  const { form } = step;
  const field: Field = (path) => ({ id: fieldId(path), ...form.getInputProps(path) });
  return (
    <StepForm
      attempt={step.failedSubmits}
      button={button}
      isValid={step.isValid}
      isPending={step.isPending}
      problems={step.problems}
      note={step.note}
      onSubmit={step.submit}
      onInvalidSubmit={step.submitInvalid}
    >
      <PersonFields field={field} timeZone={form.getValues().timeZone} />
      <TextInput
        label="Headline"
        withAsterisk
        description="What you are known for, in a few words."
        placeholder="Staff engineer, distributed systems"
        maxLength={120}
        {...field('headline')}
      />
    </StepForm>
  );
}
