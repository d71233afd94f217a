import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { kitChoicesQuery } from './kit-queries.ts';
import { choiceWords } from './kit-words.ts';

type Props = {
  /** null: none. */
  readonly value: number | null;
  readonly onChange: (kitID: number | null) => void;
  readonly hint?: string;
  /** Of the field that it is, where a refusal leads to it. */
  readonly id?: string;
  readonly error?: ReactNode;
  readonly isDisabled?: boolean;
};

/** Which kit the people of an interview use. Where the company has none yet, nothing is asked. */
export function KitChoice({ value, onChange, id, error, hint, isDisabled = false }: Props) {
  const { data } = useRead(kitChoicesQuery);
  const kits = data?.kits ?? [];
  if (kits.length === 0 && value === null) return null;
  return (
    <NativeSelect
      label={choiceWords.label}
      description={hint ?? choiceWords.hint}
      disabled={isDisabled}
      {...(id !== undefined && { id })}
      {...(error !== undefined && { error })}
      value={value === null ? '' : String(value)}
      data={[
        { value: '', label: choiceWords.none },
        ...kits.map(({ kitID, name, minutes }) => ({
          value: String(kitID),
          label: choiceWords.option(name, minutes),
        })),
      ]}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    />
  );
}
