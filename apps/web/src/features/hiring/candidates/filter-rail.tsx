import { SKILLS_ASKED_MOST } from '@candor/contract/hiring/candidate-rules';
import { parseKeywords } from '@candor/contract/hiring/keyword-rules';
import { NativeSelect } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { countryName } from '../../../ui/country-names.ts';
import type { SearchParams } from '../../../lib/search-params.ts';
import { choicesQuery } from './candidate-queries.ts';
import { sortWords, stageWords, statusWords } from './candidate-words.ts';
import { type Change, listOf, textOf } from './candidate-search.ts';
import { ChipField } from './chip-field.tsx';
import { TypedField } from './typed-field.tsx';
import './filter-rail.css';

type Props = {
  readonly search: SearchParams;
  readonly onChange: (change: Change) => void;
};

const problemOf = (typed: string): string | null => parseKeywords(typed).problem?.message ?? null;

export function FilterRail({ search, onChange }: Props) {
  const field = (name: string) => ({
    given: search[name] ?? '',
    onTyped: (typed: string | undefined) => onChange({ [name]: typed }),
  });
  return (
    <search className="stack gap-sm packed" aria-label="Filters">
      <TypedField
        {...field('keywords')}
        label="Keywords"
        type="search"
        placeholder="welder NOT intern"
        hint="AND, OR, NOT, “exact words”, ( )"
        problemOf={problemOf}
      />
      <Words search={search} onChange={onChange} />
      <div className="stack gap-xs filter-rail__pair">
        <TypedField {...field('experienceMin')} label="Years from" type="number" min={0} max={80} />
        <TypedField {...field('experienceMax')} label="Years to" type="number" min={0} max={80} />
      </div>
      <TypedField {...field('city')} label="City" />
      <Places search={search} onChange={onChange} />
      <TypedField {...field('availableBy')} label="Available by" type="date" />
      <Stages search={search} onChange={onChange} />
      <div className="stack gap-xs filter-rail__pair">
        <TypedField {...field('scoreMin')} label="Score from %" type="number" min={0} max={100} />
        <TypedField {...field('scoreMax')} label="Score to %" type="number" min={0} max={100} />
      </div>
      <TypedField {...field('activeSince')} label="Active since" type="date" />
    </search>
  );
}

function Words({ search, onChange }: Props) {
  const { data } = useRead(choicesQuery);
  const skills = listOf(search['skills']);
  return (
    <>
      <ChipField
        label="Skills"
        placeholder="Type and press Enter"
        suggestions={data?.skills ?? []}
        chosen={skills}
        most={SKILLS_ASKED_MOST}
        onChange={(list) => onChange({ skills: textOf(list) })}
      />
      {skills.length > 1 && (
        <Choice
          label="Of these skills"
          value={search['skillsMatch'] ?? 'all'}
          choices={{ all: 'All of them', any: 'Any of them' }}
          onChoose={(value) => onChange({ skillsMatch: value === 'any' ? value : undefined })}
        />
      )}
      <ChipField
        label="Tags"
        placeholder="Type and press Enter"
        suggestions={data?.tags ?? []}
        chosen={listOf(search['tags'])}
        most={SKILLS_ASKED_MOST}
        onChange={(list) => onChange({ tags: textOf(list) })}
      />
    </>
  );
}

function Places({ search, onChange }: Props) {
  const { data } = useRead(choicesQuery);
  const given = search['country'] ?? '';
  const codes = new Set([...(data?.countries ?? []), given]);
  codes.delete('');
  const named = Object.fromEntries(
    [...codes].map((code) => [code, /^[A-Z]{2}$/.test(code) ? countryName(code) : code]),
  );
  return (
    <Choice
      label="Country"
      value={given}
      choices={{ '': 'Any country', ...named }}
      onChoose={(country) => onChange({ country })}
    />
  );
}

function Stages({ search, onChange }: Props) {
  const { data } = useRead(choicesQuery);
  const titles = Object.fromEntries(
    (data?.jobs ?? []).map(({ jobID, title }) => [` ${jobID}`, title]),
  );
  const job = search['jobID'] ?? '';
  return (
    <>
      <Choice
        label="Job"
        value={job === '' ? '' : ` ${job}`}
        choices={{ '': 'Any job, or none', ...titles }}
        onChoose={(value) => onChange({ jobID: value?.trim() })}
      />
      <Choice
        label="Stage"
        value={search['stageKind'] ?? ''}
        choices={{ '': 'Any stage', ...stageWords }}
        onChoose={(stageKind) => onChange({ stageKind })}
      />
      <Choice
        label="Application"
        value={search['applicationStatus'] ?? ''}
        choices={{ '': 'Any state', ...statusWords }}
        onChoose={(applicationStatus) => onChange({ applicationStatus })}
      />
    </>
  );
}

export function SortChoice({ search, onChange }: Props) {
  return (
    <Choice
      label="Sort"
      isBare
      value={search['sort'] ?? 'activity'}
      choices={sortWords}
      onChoose={(sort) => onChange({ sort })}
    />
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly isBare?: boolean;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string | undefined) => void;
};

/** Numbers as keys would sort themselves in front; a blank before them keeps the order. */
function Choice({ label, isBare = false, value, choices, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      {...(isBare ? { 'aria-label': label } : { label })}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      data={Object.entries(choices).map(([key, text]) => ({ value: key, label: text }))}
    />
  );
}
