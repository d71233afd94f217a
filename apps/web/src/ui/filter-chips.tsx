import './filter-chips.css';

export type FilterChip = { readonly name: string; readonly text: string };

type Props = {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (name: string) => void;
};

/** Filters that a number brought along and that have no field of their own; each is taken away by pressing it. */
export function FilterChips({ chips, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className="row gap-2xs filter-chips" aria-label="Narrowed by">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <button type="button" aria-label={`${text}, remove`} onClick={() => onRemove(name)}>
            {text} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
