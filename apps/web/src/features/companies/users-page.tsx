import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { InvitationList } from './invitation-list.tsx';
import { type UserPage, type UserQuery, usersQuery } from './member-queries.ts';
import { ADD, CHANGE, useMay } from './use-may.ts';
import { UserFilters } from './user-filters.tsx';
import { UserList } from './user-list.tsx';
import { readUserSearch } from './user-search.ts';
import './users-page.css';

type Change = Partial<Record<keyof UserQuery, string | undefined>>;

/** Search, status and page stand in the address: the mail about a request links to those who wait. */
export function UsersPage() {
  usePageTitle('Team');
  const query = readUserSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (values: Change): void =>
    void navigate({
      to: '/company/users',
      search: (before) => ({ ...before, page: undefined, ...values }),
      replace: 'search' in values,
      resetScroll: false,
    });
  const users = useQuery(usersQuery(query));
  const mayAdd = useMay(ADD);
  return (
    <div className="users-page">
      <header className="users-page__head">
        <div className="users-page__title">
          <h1>Team</h1>
          <output className="users-page__count tabular">
            {users.data !== undefined && countText(users.data.total)}
          </output>
        </div>
        {mayAdd && (
          <Button renderRoot={(props) => <Link to="/company/users/add-user" {...props} />}>
            Invite a colleague
          </Button>
        )}
      </header>
      <UserFilters query={query} onChange={change} />
      <Loaded query={users} what="the users">
        {(data) => <Found page={data} query={query} onChange={change} />}
      </Loaded>
      <InvitationList mayAdd={mayAdd} />
    </div>
  );
}

type FoundProps = {
  readonly page: UserPage;
  readonly query: UserQuery;
  readonly onChange: (values: Change) => void;
};

function Found({ page, query, onChange }: FoundProps) {
  const mayOpen = useMay(CHANGE);
  if (page.users.length > 0) {
    return (
      <>
        <UserList users={page.users} mayOpen={mayOpen} />
        <Pager page={page} at={Number(query.page ?? '1')} onChange={onChange} />
      </>
    );
  }
  return (
    <EmptyState
      title={emptyTitle(query)}
      action={
        <Button
          variant="default"
          onClick={() => onChange({ search: undefined, status: undefined })}
        >
          Show everybody
        </Button>
      }
    >
      Try fewer words, or another status.
    </EmptyState>
  );
}

function emptyTitle({ search, status }: UserQuery): string {
  if (search !== undefined) return `No one matches “${search}”`;
  return status === 'pending' ? 'Nobody waits for approval' : 'Nobody here';
}

function Pager({ page, at, onChange }: Omit<FoundProps, 'query'> & { readonly at: number }) {
  const { total, pageSize } = page;
  if (total <= pageSize) return null;
  const last = Math.ceil(total / pageSize);
  const go = (to: number) => onChange({ page: to === 1 ? undefined : String(to) });
  return (
    <nav className="users-page__pager" aria-label="Pages">
      <span className="tabular">
        Page {at} of {last}
      </span>
      <Button variant="default" disabled={at <= 1} onClick={() => go(at - 1)}>
        Previous
      </Button>
      <Button variant="default" disabled={at >= last} onClick={() => go(at + 1)}>
        Next
      </Button>
    </nav>
  );
}

function countText(total: number): string {
  return total === 1 ? '1 user' : `${total} users`;
}
