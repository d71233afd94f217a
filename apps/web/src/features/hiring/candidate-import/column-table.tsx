import { type ImportField, importFields } from '@candor/contract/hiring/candidate-import-rules';
import { NativeSelect } from '@mantine/core';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { ImportPreview } from './candidate-import-queries.ts';
import { columnWords, fieldWords, pageWords as words } from './candidate-import-words.ts';

type Column = ImportPreview['columns'][number];
type Props = {
  readonly columns: readonly Column[];
  readonly onChange: (fields: (ImportField | null)[]) => void;
};

const choices = [
  { value: '', label: words.leftOut },
  ...importFields.map((value) => ({ value, label: fieldWords[value] })),
];
const fieldNamed = (name: string): ImportField | null =>
  importFields.find((field) => field === name) ?? null;

type Shown = Column & { readonly at: number; readonly onChoose: (name: string) => void };

const shown: readonly PlainColumn<Shown>[] = [
  { name: columnWords.heading, cell: ({ heading }) => heading },
  { name: columnWords.sample, cell: ({ sample }) => <span className="anywhere">{sample}</span> },
  {
    name: columnWords.field,
    cell: ({ at, heading, field, onChoose }) => (
      <NativeSelect
        aria-label={columnWords.fieldOf(heading, at)}
        data={choices}
        value={field ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    ),
  },
];

/** What each column is taken for; whoever knows better says so. */
export function ColumnTable({ columns, onChange }: Props) {
  const rows = columns.map((column, place) => ({
    ...{ ...column, at: place },
    onChoose: (name: string): void =>
      onChange(columns.map(({ field }, at) => (at === place ? fieldNamed(name) : field))),
  }));
  return (
    <section className="stack gap-sm" aria-labelledby="import-columns">
      <h2 id="import-columns">{words.columns}</h2>
      <ScrollBox label={columnWords.table}>
        <PlainTable columns={shown} rows={rows} keyOf={({ at }) => at} />
      </ScrollBox>
    </section>
  );
}
