import { listBlueprints } from '@candor/contract/interviews/tests';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
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
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/company/interview-kits" {...props} />}
      >
        {kitsLink}
      </Button>
      <NewButton />
    </>
  );
}

function NewButton() {
  return (
    <Button renderRoot={(props) => <Link to="/company/blueprints/edit" {...props} />}>
      New test
    </Button>
  );
}
