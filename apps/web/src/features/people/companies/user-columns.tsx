import { rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { withInitials } from '../../../ui/initials.ts';
import { Ago } from '../../../ui/ago.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { User } from './member-queries.ts';
import { useMay } from './use-may.ts';
import { nameOf, roleWords, statusShapes, statusWords } from './user-words.ts';

export const userColumns: Columns<User> = [
  { name: 'Name', width: '22%', cell: (user) => <Name user={user} /> },
  {
    name: 'E-mail',
    width: '28%',
    card: '2 start',
    isDimmed: true,
    isWrapped: true,
    cell: ({ email }) => email,
  },
  { name: 'Role', card: '1 end', cell: roleWords },
  {
    name: 'State',
    width: '15%',
    card: '2 end',
    cell: ({ status }) => (
      <StateMark shape={statusShapes[status]}>
        {status === 'pending' ? <strong>{statusWords[status]}</strong> : statusWords[status]}
      </StateMark>
    ),
  },
  {
    name: 'Last sign-in',
    card: '3 whole small',
    isDimmed: true,
    cell: ({ lastLoginAt }) =>
      lastLoginAt === null ? 'Never signed in' : <Ago at={lastLoginAt} />,
  },
];

/** Who only adds users sees the list, and no person's page. */
function Name({ user }: { readonly user: User }) {
  const mayOpen = useMay(rights.changeUsers);
  const name = `${nameOf(user)}${user.isSelf ? ' (you)' : ''}`;
  const initials = withInitials(nameOf(user));
  if (!mayOpen) return <span {...initials}>{name}</span>;
  return (
    <Link
      to="/company/users/view-user"
      search={{ membershipID: String(user.membershipID) }}
      {...initials}
    >
      {name}
    </Link>
  );
}
