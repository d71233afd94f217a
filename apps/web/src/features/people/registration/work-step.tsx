import { TextInput } from '@mantine/core';
import { useStepValues } from '../../../lib/step-values.ts';
import { AddButton, EmploymentFields, Entry, Months } from '../../../ui/employment-fields.tsx';
import { SkillFields } from '../../../ui/skill-fields.tsx';
import { type Field, fieldId, Group, Pair, StepForm } from '../../../ui/step-form.tsx';
import { noWork, type Work, workProblems } from './registration-forms.ts';
import { sendWork } from './registration-queries.ts';
import { workWords as words } from './job-seeker-words.ts';
import { CvField } from './cv-field.tsx';
import { type StepProps, draftOf } from './step-props.ts';

export function WorkStep(props: StepProps) {
  const { registration, button, onSent } = props;
  const step = useStepValues<Work>({
    initial: registration.work ?? noWork,
    problemsOf: workProblems,
    draft: draftOf(props, 'second'),
    send: sendWork,
    onSent,
  });
  const { form } = step;
  const field: Field = (path) => ({ id: fieldId(path), ...form.getInputProps(path) });
  const { educations, employments, skills } = form.getValues();
  const setEnd = (path: string, isCurrent: boolean) =>
    form.setFieldValue(path, isCurrent ? null : '');
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
      <Group title={words.skills}>
        <SkillFields
          skills={skills}
          isRated={false}
          problem={textOf(form.errors['skills'])}
          onChange={(next) => form.setFieldValue('skills', next)}
        />
      </Group>
      <Group title={words.experience} hint={words.experienceHint}>
        <EmploymentFields
          items={employments}
          field={field}
          list={{
            add: () => form.insertListItem('employments', newEmployment),
            remove: (index) => form.removeListItem('employments', index),
          }}
          onCurrent={(index, isCurrent) => setEnd(`employments.${index}.ended`, isCurrent)}
        />
      </Group>
      <Group title={words.education} hint={words.educationHint}>
        {educations.map((item, index) => (
          // Entries have no name of their own before somebody types one.
          <Entry
            key={index}
            title={words.educationOf(index + 1)}
            onRemove={() => form.removeListItem('educations', index)}
          >
            <TextInput
              label={words.school}
              withAsterisk
              maxLength={120}
              {...field(`educations.${index}.school`)}
            />
            <Pair>
              <TextInput
                label={words.degree}
                withAsterisk
                maxLength={120}
                {...field(`educations.${index}.degree`)}
              />
              <TextInput
                label={words.field}
                maxLength={120}
                {...field(`educations.${index}.field`)}
              />
            </Pair>
            <Months
              path={`educations.${index}`}
              item={item}
              field={field}
              current={words.studying}
              onCurrent={(isCurrent) => setEnd(`educations.${index}.ended`, isCurrent)}
            />
          </Entry>
        ))}
        <AddButton onClick={() => form.insertListItem('educations', newEducation)}>
          {words.add}
        </AddButton>
      </Group>
      <CvField cv={registration.cv} />
    </StepForm>
  );
}

const newEmployment = { employer: '', title: '', started: '', ended: null };
const newEducation = { school: '', degree: '', field: '', started: '', ended: '' };

const textOf = (error: unknown): string | undefined =>
  typeof error === 'string' ? error : undefined;
