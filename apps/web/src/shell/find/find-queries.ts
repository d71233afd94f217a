import type { Output } from '@candor/contract';
import { getCandidatesByFilter } from '@candor/contract/hiring/candidates';
import { listJobs } from '@candor/contract/hiring/jobs';
import { searchWords } from '@candor/contract/hiring/keyword-rules';
import { listLiveInterviews } from '@candor/contract/interviews/appointments';
import { listQuestions } from '@candor/contract/interviews/questions';
import { listInterviews } from '@candor/contract/interviews/review';
import { installationLists, useFoundOfAll } from './find-installation.ts';
import { type FoundRow, isNamed } from './find-rules.ts';
import { titleOf } from '../../features/hiring/jobs/job-words.ts';
import { read, useRead } from '../../lib/server-state.ts';

/** What can be looked for, in the order in which it is shown. */
export const findKinds = [
  'people',
  'jobs',
  'interviews',
  'live',
  'questions',
  'companies',
  'accounts',
] as const;
export type FindKind = (typeof findKinds)[number];

/** The list that shows all of a kind. Whoever may stand there may look for it, and nobody else. */
export const listOf: Readonly<Record<FindKind, string>> = {
  people: '/company/job-seeker',
  jobs: '/company/jobs',
  interviews: '/company/interviews',
  live: '/company/interviews/live',
  questions: '/company/questions',
  ...installationLists,
};

export type FoundGroup = {
  readonly kind: FindKind;
  /** Those who are called so first. */
  readonly rows: readonly FoundRow[];
  /** The list, with what was typed. */
  readonly all: { readonly to: string; readonly search: Readonly<Record<string, string>> };
  /** One of them is called so; a list also finds what only speaks of it. */
  readonly isNamed: boolean;
  readonly isMore: boolean;
  readonly hasFailed: boolean;
};

/** More of one kind would push the next off the screen. */
const SHOWN_MOST = 5;

/** The reader's last letter is not awaited by what the letters before it found. */
const shown = { staleTime: 30_000, retry: false } as const;

/**
 * Of each kind the first that match, by the lists' own search: what can be found there is found here, by whoever may
 * stand there. Nothing is asked before something is typed.
 */
export function useFound(typed: string, isOpen: (to: string) => boolean) {
  // Plain words: a name with “and” in it is no condition, and nothing is quoted.
  const words = searchWords(typed).join(' ');
  const asks = (kind: FindKind) => words !== '' && isOpen(listOf[kind]);
  const query = { query: { search: typed, few: 'yes' as const } };
  const people = useRead(
    read(
      getCandidatesByFilter,
      asks('people') ? { body: { keywords: words, few: 'yes' as const } } : null,
      shown,
    ),
  );
  const jobs = useRead(read(listJobs, asks('jobs') ? query : null, shown));
  const interviews = useRead(read(listInterviews, asks('interviews') ? query : null, shown));
  const live = useRead(read(listLiveInterviews, asks('live') ? query : null, shown));
  const questions = useRead(read(listQuestions, asks('questions') ? query : null, shown));
  const ofAll = useFoundOfAll(typed, asks);
  const results = { people, jobs, interviews, live, questions, ...ofAll.results };
  const rows: Readonly<Record<FindKind, readonly FoundRow[]>> = {
    people: people.data?.candidates.map(person) ?? [],
    jobs: jobs.data?.jobs.map(job(isOpen)) ?? [],
    interviews: interviews.data?.interviews.map(interview('/company/view-interview')) ?? [],
    live: live.data?.interviews.map(interview('/company/interviews/live-interview')) ?? [],
    questions: questions.data?.questions.map(question) ?? [],
    ...ofAll.rows,
  };
  const groups = findKinds.filter(asks).map((kind): FoundGroup => {
    const open = rows[kind].filter(({ to }) => isOpen(to));
    const named = open.filter(({ text }) => isNamed(text, typed));
    const others = open.filter(({ text }) => !isNamed(text, typed));
    return {
      kind,
      rows: [...named, ...others].slice(0, SHOWN_MOST),
      isNamed: named.length > 0,
      all: {
        to: listOf[kind],
        search: kind === 'people' ? { keywords: words } : { search: typed },
      },
      isMore: open.length > SHOWN_MOST,
      hasFailed: results[kind].isError,
    };
  });
  return { groups, isPending: findKinds.some((kind) => asks(kind) && results[kind].isPending) };
}

function person(row: Output<typeof getCandidatesByFilter>['candidates'][number]): FoundRow {
  const { candidateID, name, email, headline } = row;
  return {
    id: candidateID,
    to: '/company/job-seeker-profile',
    search: { candidateID: String(candidateID) },
    text: name,
    note: headline || email,
  };
}

/** An own draft goes on where it was left; anything else is opened as far as the role allows. */
const job =
  (isOpen: (to: string) => boolean) =>
  (row: Output<typeof listJobs>['jobs'][number]): FoundRow => {
    const { jobID, title, department, location, isOwnDraft } = row;
    const view = '/company/jobs/view-jobs';
    const opened = isOpen(view) ? view : '/company/jobs/edit-jobs';
    return {
      id: jobID,
      to: isOwnDraft ? '/company/jobs/post-job' : opened,
      search: { jobID: String(jobID) },
      text: titleOf({ title }),
      note: [department, location].filter(Boolean).join(' · '),
    };
  };

type Interviewed = {
  readonly interviewScheduleID: number;
  readonly candidateName: string;
  readonly jobTitle: string;
};

const interview =
  (to: string) =>
  ({ interviewScheduleID, candidateName, jobTitle }: Interviewed): FoundRow => ({
    id: interviewScheduleID,
    to,
    search: { interviewScheduleID: String(interviewScheduleID) },
    text: candidateName,
    note: jobTitle,
  });

function question(row: Output<typeof listQuestions>['questions'][number]): FoundRow {
  const { questionID, stem, skillName } = row;
  return {
    id: questionID,
    to: '/company/questions/question',
    search: { questionID: String(questionID) },
    text: stem,
    note: skillName,
  };
}
