import type { User } from './member-queries.ts';

export const statusWords: Readonly<Record<User['status'], string>> = {
  active: 'Active',
  pending: 'Waiting for approval',
  invited: 'Invited',
  suspended: 'Deactivated',
  refused: 'Refused',
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
