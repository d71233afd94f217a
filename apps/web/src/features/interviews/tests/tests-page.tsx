import { listBlueprints } from '@candor/contract/interviews/tests';
import { useList } from '../../../lib/use-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { blueprintColumns } from './tests-columns.tsx';
import { kitsLink, listWords, sortNames, stateNames } from './tests-words.ts';

/** What a bot interview can ask, each as a test of its own. */
export function BlueprintsPage() {
  const list = useList(listBlueprints, ['search', 'state']);
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: 'Name of a test' },
        { name: 'state', label: 'State', standard: 'active', choices: stateNames },
        { name: 'sort', label: 'Sort', standard: 'updated', choices: sortNames },
      ]}
      columns={blueprintColumns}
      rowsOf={({ blueprints }) => blueprints}
      keyOf={({ blueprintID }) => blueprintID}
      actions={<Actions />}
      firstAction={<NewButton />}
    />
  );
}

function Actions() {
  return (
    <>
      <ButtonLink variant="default" to="/company/interview-kits">
        {kitsLink}
      </ButtonLink>
      <NewButton />
    </>
  );
}

function NewButton() {
  return <ButtonLink to="/company/blueprints/edit">New test</ButtonLink>;
}
