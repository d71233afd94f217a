import { NativeSelect, TextInput } from '@mantine/core';
import { FoldedFilters } from '../folded-filters.tsx';
import { searchWords } from '../filter-words.ts';
import { SearchField } from '../search-field.tsx';
import { isNarrowed } from './narrowed-rules.ts';
import './list-filters.css';

type Choice = string | { readonly value: string; readonly label: string };

/** A field for words, a day, or a choice. */
export type Filter<Name extends string> =
  | { readonly name: 'search'; readonly placeholder: string }
  | { readonly name: Name; readonly day: string }
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

/** Beside a search field; fewer stand in one row with it, or below. */
const FOLDED_FROM = 3;

export function ListFilters<Name extends string>({ filters, query, onChange }: Props<Name>) {
  const renderOf = (some: readonly Filter<Name>[]) =>
    some.map((filter) => (
      <Field key={filter.name} filter={filter} query={query} onChange={onChange} />
    ));
  const [first, ...others] = filters;
  const isFolded = first !== undefined && 'placeholder' in first && others.length >= FOLDED_FROM;
  return (
    <search className="row unwrapped list-filters">
      {isFolded ? (
        <>
          {renderOf([first])}
          <FoldedFilters
            narrowing={others.filter(({ name }) => isNarrowed(query, [name], others)).length}
          >
            {renderOf(others)}
          </FoldedFilters>
        </>
      ) : (
        renderOf(filters)
      )}
    </search>
  );
}

type FieldProps = Pick<Props<string>, 'query' | 'onChange'> & { readonly filter: Filter<string> };

function Field({ filter, query, onChange }: FieldProps) {
  if ('placeholder' in filter) {
    return (
      <SearchField
        label={searchWords.label}
        placeholder={filter.placeholder}
        given={query['search'] ?? ''}
        onSearch={(search) => onChange({ search })}
      />
    );
  }
  const { name } = filter;
  if ('day' in filter) {
    return (
      <TextInput
        type="date"
        className="list-filters__day"
        label={filter.day}
        value={query[name] ?? ''}
        onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
      />
    );
  }
  return (
    <NativeSelect
      aria-label={filter.label}
      value={query[name] ?? filter.standard ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
      data={choicesOf(filter)}
    />
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
