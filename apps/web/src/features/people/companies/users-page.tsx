import { rights } from '@candor/contract/people/right-rules';
import { listUsers } from '@candor/contract/people/company-members';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { useMay } from './use-may.ts';
import { userColumns } from './user-columns.tsx';
import { listedStatusWords, listWords } from './user-words.ts';

/** The mail about a request links to those who wait. */
export function UsersPage() {
  const list = useList(listUsers, ['search', 'status']);
  const mayAdd = useMay(rights.addUsers);
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: 'Name, email or title' },
        { name: 'status', label: 'Status', all: 'Everybody', choices: listedStatusWords },
      ]}
      columns={userColumns}
      rowsOf={({ users }) => users}
      keyOf={({ membershipID }) => membershipID}
      actions={
        mayAdd && (
          <Button renderRoot={(props) => <Link to="/company/users/add-user" {...props} />}>
            Invite a colleague
          </Button>
        )
      }
      below={<InvitationList mayAdd={mayAdd} />}
    />
  );
}
