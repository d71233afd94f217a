import { TextInput } from '@mantine/core';
import { SearchIcon } from './icons.tsx';
import { useTyped } from './use-typed.ts';

type Props = {
  readonly label: string;
  readonly placeholder: string;
  /** As the address has it. */
  readonly given: string;
  readonly onSearch: (typed: string | undefined) => void;
};

export function SearchField({ label, placeholder, given, onSearch }: Props) {
  const { field } = useTyped({ given, onTyped: (typed) => onSearch(typed || undefined) });
  return (
    <TextInput
      {...field}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      leftSection={<SearchIcon />}
    />
  );
}
