import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { mostPeople, nobody, type Person } from './share-form-rules.ts';

type Props = {
  readonly people: readonly Person[];
  readonly problemAt: (index: number, field: keyof Person) => ReactNode;
  readonly onChange: (people: readonly Person[]) => void;
};

/** Each person gets a link of their own, made for their address. */
export function SharePeople({ people, problemAt, onChange }: Props) {
  return (
    <div className="stack start">
      {people.map((person, index) => (
        // Rows are told apart by their place: the same address may stand in two of them for a while.
        <fieldset key={index} className="share-dialog__person">
          <legend className="visually-hidden">Person {index + 1}</legend>
          {fields.map(([field, label, type]) => (
            <TextInput
              key={field}
              label={label}
              type={type}
              autoComplete="off"
              withAsterisk
              maxLength={field === 'email' ? 254 : 80}
              value={person[field]}
              error={problemAt(index, field)}
              onChange={(event) =>
                onChange(people.with(index, { ...person, [field]: event.currentTarget.value }))
              }
            />
          ))}
          {people.length > 1 && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Remove person ${index + 1}`}
              onClick={() => onChange(people.toSpliced(index, 1))}
            >
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      {people.length < mostPeople && (
        <Button variant="default" size="compact-sm" onClick={() => onChange([...people, nobody])}>
          Add another person
        </Button>
      )}
    </div>
  );
}

const fields = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['email', 'E-mail', 'email'],
] as const;
