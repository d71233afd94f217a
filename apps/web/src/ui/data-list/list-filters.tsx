import { NativeSelect } from '@mantine/core';
import { SearchField } from '../search-field.tsx';
import './list-filters.css';

type Choice = string | { readonly value: string; readonly label: string };

/** A field for words, or a choice. */
export type Filter<Name extends string> =
  | { readonly name: 'search'; readonly placeholder: string }
  | {
      readonly name: Name;
      readonly label: string;
      /** What no choice is called. */
      readonly all?: string;
      /** Chosen unless the address says otherwise. */
      readonly standard?: string;
      /** Their words by value, or a list where the order is the server's. */
      readonly choices: Readonly<Record<string, string>> | readonly Choice[];
    };

type Props<Name extends string> = {
  readonly filters: readonly Filter<Name>[];
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void;
};

export function ListFilters<Name extends string>({ filters, query, onChange }: Props<Name>) {
  return (
    <search className="row unwrapped list-filters">
      {filters.map((filter) =>
        'placeholder' in filter ? (
          <SearchField
            key={filter.name}
            label="Search"
            placeholder={filter.placeholder}
            given={query['search'] ?? ''}
            onSearch={(search) => onChange({ search })}
          />
        ) : (
          <NativeSelect
            key={filter.name}
            aria-label={filter.label}
            value={query[filter.name] ?? filter.standard ?? ''}
            onChange={(event) =>
              onChange({ [filter.name]: event.currentTarget.value || undefined })
            }
            data={choicesOf(filter)}
          />
        ),
      )}
    </search>
  );
}

type Chosen = Pick<Extract<Filter<string>, { label: string }>, 'all' | 'choices'>;

function choicesOf({ all, choices }: Chosen): Choice[] {
  const listed = isListed(choices)
    ? choices
    : Object.entries(choices).map(([value, label]) => ({ value, label }));
  return all === undefined ? [...listed] : [{ value: '', label: all }, ...listed];
}

const isListed = (choices: Chosen['choices']): choices is readonly Choice[] =>
  Array.isArray(choices);
