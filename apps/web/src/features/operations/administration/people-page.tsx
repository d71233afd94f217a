import { listPeople } from '@candor/contract/operations/administration';
import { useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { peopleIntro, peopleListWords, peoplePlaceholder } from './list-words.ts';
import { peopleColumns } from './people-columns.tsx';
import './administration.css';

export function PeoplePage() {
  const list = useList(listPeople, ['search']);
  return (
    <DataList
      list={list}
      words={peopleListWords}
      filters={[{ name: 'search', placeholder: peoplePlaceholder }]}
      columns={peopleColumns}
      rowsOf={({ people }) => people}
      keyOf={({ accountID }) => accountID}
    >
      <p className="intro">{peopleIntro}</p>
    </DataList>
  );
}
