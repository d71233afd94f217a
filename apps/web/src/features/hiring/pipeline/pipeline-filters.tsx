import { Button, NativeSelect } from '@mantine/core';
import { FoldedFilters } from '../../../ui/folded-filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { ApplicantQuery, Board, Stage } from './pipeline-queries.ts';
import { sortNames } from './pipeline-search.ts';
import { countText, sourceWords, statusWords } from './pipeline-words.ts';
import './pipeline-filters.css';

export type Change = Readonly<Record<string, string | undefined>>;

type Props = {
  readonly query: ApplicantQuery;
  readonly isTable: boolean;
  readonly totals: Board['totals'] | undefined;
  readonly tags: readonly string[];
  readonly stages: readonly Pick<Stage, 'stageID' | 'name'>[];
  readonly onChange: (change: Change) => void;
};

const choice = (value: string, label: string) => ({ value, label });
const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => choice(value, label));

/** What stands in the address: the same for board and table, and what only a table can do beside it. */
export function PipelineFilters({ query, isTable, totals, tags, stages, onChange }: Props) {
  const statuses = Object.entries(statusWords).map(([value, label]) => {
    const count = totals?.[value as keyof Board['totals']];
    return choice(value, count === undefined ? label : `${label} (${countText(count)})`);
  });
  const allTags = [...new Set([...tags, query.tag ?? ''])].filter(Boolean);
  const selects = [
    ['status', 'State', isTable ? [choice('', 'Everybody'), ...statuses] : statuses],
    ['source', 'Source', [choice('', 'All sources'), ...choicesOf(sourceWords)]],
    ['tag', 'Tag', [choice('', 'All tags'), ...allTags.map((tag) => choice(tag, tag))]],
    [
      'knockedOut',
      'Answers',
      [choice('', 'All answers'), choice('no', 'Nothing rules out'), choice('yes', 'Ruled out')],
    ],
  ] as const;
  const ofTable = [
    [
      'stageID',
      'Stage',
      [
        choice('', 'All stages'),
        ...stages.map(({ stageID, name }) => choice(String(stageID), name)),
      ],
    ],
    ['sort', 'Sort', choicesOf(sortNames)],
  ] as const;
  const defaults: Readonly<Record<string, string>> = {
    ...{ sort: 'newest', status: isTable ? '' : 'active' },
  };
  const chosen = [...selects, ...(isTable ? ofTable : [])];
  const narrowed = chosen.filter(
    ([name]) => (query[name] ?? defaults[name] ?? '') !== (defaults[name] ?? ''),
  );
  return (
    <search className="row pipeline-filters">
      <SearchField
        label="Search"
        placeholder="Name or e-mail"
        given={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <FoldedFilters narrowing={narrowed.length}>
        {chosen.map(([name, label, data]) => (
          <NativeSelect
            key={name}
            aria-label={label}
            value={query[name] ?? defaults[name] ?? ''}
            data={[...data]}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
          />
        ))}
        <fieldset className="pipeline-filters__views">
          <legend className="visually-hidden">View</legend>
          <Button
            variant="default"
            aria-pressed={!isTable}
            onClick={() => onChange({ view: undefined, stageID: undefined, sort: undefined })}
          >
            Board
          </Button>
          <Button
            variant="default"
            aria-pressed={isTable}
            onClick={() => onChange({ view: 'table' })}
          >
            Table
          </Button>
        </fieldset>
      </FoldedFilters>
    </search>
  );
}
