import type { RefusalWords } from '@candor/contract/refusals';
import type { advertWords, careerWords } from '../../features/hiring/jobs/career-words.ts';
import type {
  educationWords,
  employmentWords,
  levelWords,
  periodWords,
  workplaceWords,
} from '../../features/hiring/jobs/job-words.ts';
import type { siteWords } from '../../shell/site-words.ts';
import type { searchWords } from '../../ui/filter-words.ts';
import type { pagerWords } from '../../ui/pager-words.ts';

type NotFound = Pick<RefusalWords['not_found'], 'advert' | 'career-page' | 'open-job'>;

/** Published jobs and what stands around them. */
export type Words = {
  readonly site: typeof siteWords;
  readonly career: typeof careerWords;
  readonly advert: typeof advertWords;
  readonly employment: typeof employmentWords;
  readonly workplace: typeof workplaceWords;
  readonly 'pay-period': typeof periodWords;
  readonly education: typeof educationWords;
  readonly 'skill-level': typeof levelWords;
  readonly pager: typeof pagerWords;
  readonly search: typeof searchWords;
  readonly refusals: { readonly not_found: NotFound };
  readonly sentences: Readonly<Record<'Your session has ended. Please sign in again.', string>>;
};
