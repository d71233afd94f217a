import { listInterviewers } from '@candor/contract/people/marketplace';
import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { type List, useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { marketColumns } from './market-columns.tsx';
import { marketLists } from './marketplace-queries.ts';
import { filterWords, listWords } from './marketplace-words.ts';

const filterNames = [
  'search',
  'skill',
  'language',
  'seniority',
  'most',
  'free',
  'hours',
  'zone',
  'rating',
  'mark',
] as const;

/** Interviewers from outside, whom a company can ask to a seat. */
export function MarketPage() {
  const list = byOwnClock(useList(listInterviewers, filterNames, marketLists));
  const { skills = [], languages = [], looked = null } = list.data ?? {};
  const { skill, language, hours, zone } = list.query;
  const maySchedule = useRights()(areas.jobs, rights.schedule);
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: filterWords.search },
        {
          name: 'skill',
          label: filterWords.skill,
          all: filterWords.allSkills,
          choices: withChosen(skills, skill),
        },
        {
          name: 'language',
          label: filterWords.language,
          all: filterWords.allLanguages,
          choices: withChosen(languages, language),
        },
        {
          name: 'seniority',
          label: filterWords.seniority,
          all: filterWords.anySeniority,
          choices: filterWords.seniorities,
        },
        {
          name: 'most',
          label: filterWords.most,
          all: filterWords.anyRate,
          choices: filterWords.mosts,
        },
        {
          name: 'free',
          label: filterWords.free,
          all: filterWords.anyTime,
          choices: filterWords.frees,
        },
        {
          name: 'hours',
          label: filterWords.hours,
          all: filterWords.anyHours,
          choices: filterWords.parts,
        },
        {
          name: 'rating',
          label: filterWords.rating,
          all: filterWords.anyRating,
          choices: filterWords.ratings,
        },
        {
          name: 'mark',
          label: filterWords.mark,
          all: filterWords.unmarked,
          choices: filterWords.marks,
        },
      ]}
      columns={marketColumns}
      rowsOf={({ interviewers }) => interviewers}
      keyOf={({ interviewerID }) => interviewerID}
      actions={
        maySchedule && <Link to="/company/interviewers/statements">{filterWords.statements}</Link>
      }
    >
      {hours !== undefined && <p className="dimmed">{filterWords.hoursOf(zone ?? 'UTC')}</p>}
      {looked !== null && <p className="notice">{filterWords.looked(looked)}</p>}
    </DataList>
  );
}

type Market = List<typeof listInterviewers, (typeof filterNames)[number]>;

/** Whose clock the hours are of goes with them into the address: whoever is sent it sees the same people. */
function byOwnClock(list: Market): Market {
  const { onChange } = list;
  return {
    ...list,
    onChange: (values) =>
      onChange(
        'hours' in values
          ? { ...values, zone: values.hours === undefined ? undefined : ownZone() }
          : values,
      ),
  };
}

/** What the address asks for stands among the choices, also when nobody has it any more. */
const withChosen = (names: readonly string[], chosen: string | undefined): string[] => [
  ...new Set(chosen === undefined ? names : [...names, chosen]),
];
