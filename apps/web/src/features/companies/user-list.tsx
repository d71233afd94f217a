import { Link } from '@tanstack/react-router';
import { Instant } from '../../ui/instant.tsx';
import type { User } from './member-queries.ts';
import { nameOf, roleWords, statusWords } from './user-words.ts';
import '../../ui/row-list.css';
import './user-list.css';

/** `mayOpen`: who only adds users sees the list, and no person's page. */
export function UserList({
  users,
  mayOpen,
}: {
  readonly users: readonly User[];
  readonly mayOpen: boolean;
}) {
  return (
    <table className="row-list user-list">
      <caption className="visually-hidden">Users</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">Status</th>
          <th scope="col">Last login</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.membershipID} user={user} mayOpen={mayOpen} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ user, mayOpen }: { readonly user: User; readonly mayOpen: boolean }) {
  const { membershipID, email, status, lastLoginAt, isSelf } = user;
  const name = `${nameOf(user)}${isSelf ? ' (you)' : ''}`;
  return (
    <tr>
      <th scope="row">
        {mayOpen ? (
          <Link
            to="/company/users/view-user"
            search={{ membershipID: String(membershipID) }}
            className="row-list__link"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className="user-list__mail">{email}</td>
      <td className="user-list__role">{roleWords(user)}</td>
      <td className={`user-list__status user-list__status--${status}`}>{statusWords[status]}</td>
      <td className="user-list__time">
        {lastLoginAt === null ? 'Never logged in' : <Instant at={lastLoginAt} />}
      </td>
    </tr>
  );
}
