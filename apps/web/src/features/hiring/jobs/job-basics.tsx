import { NativeSelect, TextInput } from '@mantine/core';
import { countries } from '../../../ui/country-names.ts';
import { field, Group, Pair } from '../../../ui/step-form.tsx';
import type { JobChoices } from './job-queries.ts';
import { choicesOf, employmentWords, workplaceWords } from './job-words.ts';
import { RichTextField } from './rich-text-field.tsx';
import type { JobFormState } from './use-job-form.ts';

type Props = { readonly form: JobFormState; readonly choices: JobChoices | undefined };

export function JobBasics({ form, choices }: Props) {
  const { onChange, onBlur, value, error, id } = field(form, 'description');
  return (
    <Group title="The job">
      <TextInput label="Title" withAsterisk maxLength={120} {...field(form, 'title')} />
      <RichTextField {...{ id, value, error, onChange, onBlur }} />
      <Pair>
        <TextInput
          label="Department"
          maxLength={80}
          list="job-departments"
          {...field(form, 'department')}
        />
        <NativeSelect
          label="Employment type"
          withAsterisk
          data={choicesOf(employmentWords, 'Please choose')}
          {...field(form, 'employmentType')}
        />
      </Pair>
      <Pair>
        <NativeSelect
          label="Workplace type"
          withAsterisk
          data={choicesOf(workplaceWords, 'Please choose')}
          {...field(form, 'workplace')}
        />
        <TextInput
          label="Place"
          withAsterisk={form.getValues().workplace !== 'remote'}
          maxLength={120}
          list="job-locations"
          {...field(form, 'location')}
        />
        <NativeSelect
          label="Country"
          withAsterisk
          data={[{ value: '', label: 'Please choose' }, ...countries]}
          {...field(form, 'country')}
        />
      </Pair>
      <Words id="job-departments" words={choices?.departments} />
      <Words id="job-locations" words={choices?.locations} />
    </Group>
  );
}

/** Words that the company's jobs use already. */
export function Words({
  id,
  words,
}: {
  readonly id: string;
  readonly words?: string[] | undefined;
}) {
  return (
    <datalist id={id}>
      {words?.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </datalist>
  );
}
