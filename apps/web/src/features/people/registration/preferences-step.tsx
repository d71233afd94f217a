import { NativeSelect, TextInput } from '@mantine/core';
import {
  currencies,
  salaryPeriods,
  startTimes,
  workPlaces,
  workTypes,
} from '@candor/contract/people/person-rules';
import { useStepValues } from '../../../lib/step-values.ts';
import { type Field, fieldId, Group, StepForm, Triple } from '../../../ui/step-form.tsx';
import {
  preferenceProblems,
  preferencesBody,
  type PreferenceValues,
  preferenceValues,
} from './registration-forms.ts';
import { sendPreferences } from './registration-queries.ts';
import { Checks } from './checks.tsx';
import { wishWords as words } from './job-seeker-words.ts';
import { ConsentFields } from './consent-fields.tsx';
import { type StepProps, draftOf } from './step-props.ts';

const startChoices = () => [
  { value: '', label: words.choose },
  ...startTimes.map((value) => ({ value, label: words.starts[value] })),
];
const periodChoices = () => salaryPeriods.map((value) => ({ value, label: words.periods[value] }));

export function PreferencesStep(props: StepProps) {
  const { registration, button, onSent } = props;
  const step = useStepValues<PreferenceValues>({
    initial: preferenceValues(registration),
    problemsOf: preferenceProblems,
    draft: draftOf(props, 'third'),
    send: (values) => sendPreferences(preferencesBody(values)),
    onSent,
  });
  const { form } = step;
  const values = form.getValues();
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
      <Checks
        title={words.kind}
        path="workTypes"
        choices={workTypes}
        names={words.kinds}
        chosen={values.workTypes}
        problem={form.errors['workTypes']}
        onChange={(chosen) => form.setFieldValue('workTypes', chosen)}
      />
      <Checks
        title={words.where}
        path="workPlaces"
        choices={workPlaces}
        names={words.wheres}
        chosen={values.workPlaces}
        problem={form.errors['workPlaces']}
        onChange={(chosen) => form.setFieldValue('workPlaces', chosen)}
      />
      <TextInput
        label={words.places}
        description={words.placesHint}
        maxLength={600}
        {...field('locations')}
      />
      <Group title={words.salary} hint={words.salaryHint}>
        <Triple>
          <TextInput label={words.amount} inputMode="numeric" maxLength={9} {...field('salary')} />
          <NativeSelect label={words.currency} data={[...currencies]} {...field('currency')} />
          <NativeSelect label={words.period} data={periodChoices()} {...field('period')} />
        </Triple>
      </Group>
      <NativeSelect label={words.start} withAsterisk data={startChoices()} {...field('start')} />
      <ConsentFields
        privacy={values.privacy}
        talentPool={values.talentPool}
        problem={form.errors['privacy']}
        onChange={(name, isGiven) => form.setFieldValue(name, isGiven)}
      />
    </StepForm>
  );
}
