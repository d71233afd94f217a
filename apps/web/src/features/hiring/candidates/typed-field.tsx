import { TextInput } from '@mantine/core';
import { useTyped } from '../../../ui/use-typed.ts';

type Props = {
  readonly label: string;
  readonly given: string;
  readonly onTyped: (typed: string | undefined) => void;
  readonly type?: 'search' | 'text' | 'number' | 'date';
  readonly placeholder?: string;
  readonly hint?: string;
  readonly min?: number;
  readonly max?: number;
  /** What is wrong with what was typed; it then stays here and is not asked for. */
  readonly problemOf?: (typed: string) => string | null;
};

/** A labelled field whose pauses change the address. */
export function TypedField({ label, given, onTyped, hint, problemOf, ...input }: Props) {
  const { field, problem } = useTyped({
    ...{ given, problemOf },
    onTyped: (typed) => onTyped(typed || undefined),
  });
  return <TextInput {...input} {...field} label={label} description={hint} error={problem} />;
}
