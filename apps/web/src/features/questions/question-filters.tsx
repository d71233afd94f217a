import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '../../ui/search-field.tsx';
import { type QuestionQuery, skillsQuery } from './question-queries.ts';
import { choicesOf, difficultyWords, sortNames, statusWords } from './question-words.ts';
import './question-filters.css';

type Props = {
  readonly query: QuestionQuery;
  readonly onChange: (change: Partial<Record<keyof QuestionQuery, string | undefined>>) => void;
};

export function QuestionFilters({ query, onChange }: Props) {
  const { data } = useQuery(skillsQuery);
  const skills = (data?.skills ?? []).map(({ skillID, name }) => ({
    value: String(skillID),
    label: name,
  }));
  const selects = [
    ['skillID', 'Skill', [{ value: '', label: 'All skills' }, ...skills]],
    ['difficulty', 'Difficulty', choicesOf(difficultyWords, 'All difficulties')],
    ['status', 'State', choicesOf(statusWords, 'All states')],
    ['sort', 'Sort', choicesOf(sortNames)],
  ] as const;
  return (
    <search className="question-filters">
      <SearchField
        label="Search"
        placeholder="Words of the question"
        given={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      {selects.map(([name, label, choices]) => (
        <NativeSelect
          key={name}
          aria-label={label}
          value={query[name] ?? (name === 'sort' ? 'updated' : '')}
          onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
          data={choices}
        />
      ))}
    </search>
  );
}
