import { useStepValues } from '../../../lib/step-values.ts';
import { EmploymentFields } from '../../../ui/employment-fields.tsx';
import { SkillFields } from '../../../ui/skill-fields.tsx';
import { type Field, fieldId, Group, StepForm } from '../../../ui/step-form.tsx';
import { newEmployment, noWork, type Work, workProblems } from './interviewer-forms.ts';
import { sendEmployment } from './interviewer-queries.ts';
import { LanguageFields } from './language-fields.tsx';
import { type StepProps, draftOf } from './step-props.ts';

export function EmploymentStep(props: StepProps) {
  const { registration, button, onSent } = props;
  const step = useStepValues<Work>({
    initial: registration.work ?? noWork,
    problemsOf: workProblems,
    draft: draftOf(props, 'second'),
    send: sendEmployment,
    onSent,
  });
  const { form } = step;
  const field: Field = (path) => ({ id: fieldId(path), ...form.getInputProps(path) });
  const { employments, skills, languages } = form.getValues();
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
      <Group title="Employment" hint="The current one, and those that your interviews draw on.">
        <EmploymentFields
          items={employments}
          field={field}
          list={{
            add: () => form.insertListItem('employments', newEmployment),
            remove: (index) => form.removeListItem('employments', index),
          }}
          onCurrent={(index, isCurrent) =>
            form.setFieldValue(`employments.${index}.ended`, isCurrent ? null : '')
          }
        />
      </Group>
      <Group title="Skills" hint="What you can judge in others, and how well you know it.">
        <SkillFields
          skills={skills}
          isRated
          problem={textOf(form.errors['skills'])}
          onChange={(next) =>
            form.setFieldValue(
              'skills',
              next.map(({ name, rating }) => ({ name, rating: rating ?? 3 })),
            )
          }
        />
      </Group>
      <Group title="Languages" hint="In which you could hold an interview.">
        <LanguageFields
          languages={languages}
          field={field}
          list={{
            add: (language) => form.insertListItem('languages', language),
            remove: (index) => form.removeListItem('languages', index),
          }}
        />
      </Group>
    </StepForm>
  );
}

const textOf = (error: unknown): string | undefined =>
  typeof error === 'string' ? error : undefined;
