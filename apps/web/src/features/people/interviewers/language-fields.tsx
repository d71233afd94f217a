import { languageLevels } from '@candor/contract/people/person-rules';
import type { Language } from '@candor/contract/people/profiles';
import { NativeSelect, TextInput } from '@mantine/core';
import { AddButton, Entry } from '../../../ui/employment-fields.tsx';
import { type Field, Pair } from '../../../ui/step-form.tsx';
import { newLanguage } from './interviewer-forms.ts';

type Props = {
  readonly languages: readonly Language[];
  readonly field: Field;
  readonly list: {
    readonly add: (language: Language) => void;
    readonly remove: (index: number) => void;
  };
};

export function LanguageFields({ languages, field, list }: Props) {
  return (
    <>
      {languages.map((_language, index) => (
        // Entries have no name of their own before somebody types one.
        <Entry key={index} title={`Language ${index + 1}`} onRemove={() => list.remove(index)}>
          <Pair>
            <TextInput
              label="Language"
              withAsterisk
              maxLength={60}
              {...field(`languages.${index}.name`)}
            />
            <NativeSelect
              label="Level"
              data={[...languageLevels]}
              {...field(`languages.${index}.level`)}
            />
          </Pair>
        </Entry>
      ))}
      <AddButton onClick={() => list.add(newLanguage)}>Add a language</AddButton>
    </>
  );
}
