import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { User, UserPage } from './member-queries.ts';

export const statusWords: Readonly<Record<User['status'], string>> = {
  active: 'Active',
  pending: 'Waiting for approval',
  invited: 'Invited',
  suspended: 'Deactivated',
  refused: 'Refused',
};

export const statusShapes: Readonly<Record<User['status'], StateShape>> = {
  active: 'good',
  pending: 'waiting',
  invited: 'blank',
  suspended: 'over',
  refused: 'over',
};

export const roleWords = (user: Pick<User, 'role' | 'roleName'>): string =>
  user.role === 'COMPANY_ADMIN' ? 'Company admin' : (user.roleName ?? 'No role yet');

export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>) => `${firstName} ${lastName}`.trim() || email;

/** Which jobs a member sees. */
export function jobsInWords(jobs: readonly { readonly title: string }[] | null): string {
  if (jobs === null) return 'All jobs';
  return jobs.map(({ title }) => title || 'Job without a title').join(', ') || 'None';
}

/** Whoever was invited stands in a list of their own. */
const { invited: _invited, ...listed } = statusWords;
export const listedStatusWords = listed;

export const listWords: ListWords<UserPage> = {
  title: 'Team',
  caption: 'Users',
  what: 'the users',
  count: counted('user', 'users'),
  unmatched: {
    title: (query) =>
      unmatched(
        'No one matches',
        query['status'] === 'pending' ? 'Nobody is waiting for approval' : 'Nobody here',
      )(query),
    text: 'Try fewer words, or another state.',
    clear: 'Show everybody',
  },
};
