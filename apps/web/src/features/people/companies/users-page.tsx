import { rights } from '@candor/contract/people/right-rules';
import { listUsers } from '@candor/contract/people/company-members';
import { useList } from '../../../lib/use-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
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
        { name: 'search', placeholder: 'Name, e-mail or title' },
        { name: 'status', label: 'State', all: 'Everybody', choices: listedStatusWords },
      ]}
      columns={userColumns}
      rowsOf={({ users }) => users}
      keyOf={({ membershipID }) => membershipID}
      actions={mayAdd && <ButtonLink to="/company/users/add-user">Invite a colleague</ButtonLink>}
      below={<InvitationList mayAdd={mayAdd} />}
    />
  );
}
