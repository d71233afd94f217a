import { useStepValues } from '../../../lib/step-values.ts';
import { PersonFields } from '../../../ui/person-fields.tsx';
import { fieldId, StepForm } from '../../../ui/step-form.tsx';
import { firstPerson, personProblems } from './registration-forms.ts';
import { sendPerson } from './registration-queries.ts';
import { type StepProps, draftOf } from './step-props.ts';

export function PersonStep(props: StepProps) {
  const { registration, button, onSent } = props;
  const step = useStepValues({
    initial: registration.person ?? firstPerson(),
    problemsOf: personProblems,
    draft: draftOf(props, 'person'),
    send: sendPerson,
    onSent,
  });
  const { form } = step;
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
      <PersonFields
        field={(path) => ({ id: fieldId(path), ...form.getInputProps(path) })}
        timeZone={form.getValues().timeZone}
      />
    </StepForm>
  );
}
