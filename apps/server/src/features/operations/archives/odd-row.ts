import type { ArchiveKind } from '@candor/contract/operations/archive-rules';
import type { ArchiveRows } from './archive-rows.ts';

export type OddRow = { readonly kind: ArchiveKind; readonly at: number };

/**
 * The first row that says what another said already, or that names what the file does not hold. No Candor makes one, and
 * to count it as known here would say what is not so. Two questions may say the same: a company may keep both.
 */
export function oddRow({ jobs, people, applications }: ArchiveRows): OddRow | undefined {
  const refs = new Set(jobs.map(({ ref }) => ref));
  const emails = new Set(people.map(({ email }) => email));
  const isOrphan = ({ job, email }: ArchiveRows['applications'][number]) =>
    !refs.has(job) || !emails.has(email);
  const odd = [
    { kind: 'jobs', at: repeatIn(jobs.map(({ ref }) => ref)) },
    { kind: 'people', at: repeatIn(people.map(({ email }) => email)) },
    { kind: 'applications', at: applications.findIndex(isOrphan) },
    { kind: 'applications', at: repeatIn(applications.map(({ job, email }) => `${job} ${email}`)) },
  ] as const;
  return odd.find(({ at }) => at !== -1);
}

function repeatIn(keys: readonly unknown[]): number {
  const seen = new Set<unknown>();
  return keys.findIndex((key) => seen.size === seen.add(key).size);
}
