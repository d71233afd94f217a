import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { type Choices, choicesQuery } from './live-queries.ts';
import { kindWords, stateWords } from './live-words.ts';
import type { KitField } from './kit-field.ts';
import { pageWords } from './live-page-words.ts';
import { formWords, roundWords } from './schedule-words.ts';
import './schedule.css';

// On their way while the page reads what there is to choose from.
const ScheduleLiveForm = lazy(async () => ({
  default: (await import('./schedule-form.tsx')).ScheduleLiveForm,
}));
const SchedulePick = lazy(async () => ({
  default: (await import('./schedule-pick.tsx')).SchedulePick,
}));

const isId = (text: string | undefined): text is string => /^[1-9]\d{0,15}$/.test(text ?? '');

/** Of an application: `?applicationID=5`. Without one it asks for whom. */
type Props = { readonly kitField: KitField };

export function ScheduleLivePage({ kitField }: Props) {
  usePageTitle(formWords.title);
  const { applicationID, interviewerID } = useAddress();
  const invited = isId(interviewerID) ? interviewerID : null;
  return (
    <div className="stack gap-lg">
      {isId(applicationID) ? (
        <Known key={applicationID} {...{ applicationID, invited, kitField }} />
      ) : (
        <>
          <PageHead
            title={formWords.title}
            back={
              <Link to="/company/interviews/live" className="way-back">
                {pageWords.all}
              </Link>
            }
          />
          <Suspense fallback={<LoadingState what={formWords.what} />}>
            <SchedulePick invited={invited} />
          </Suspense>
        </>
      )}
    </div>
  );
}

type KnownProps = Props & {
  readonly applicationID: string;
  /** Whom the marketplace sent along. */
  readonly invited: string | null;
};

function Known({ applicationID, invited, kitField }: KnownProps) {
  const choices = useRead(choicesQuery(applicationID, invited));
  if (choices.isPending) return <LoadingState what={formWords.what} />;
  if (choices.isLoadingError) {
    const isGone = choices.error.code === 'not_found';
    return (
      <ErrorState
        isPage
        title={isGone ? formWords.gone : formWords.failed}
        action={
          isGone ? (
            <Link to="/company/jobs/schedule-live">{formWords.start}</Link>
          ) : (
            <Button variant="default" onClick={() => void choices.refetch()}>
              {formWords.again}
            </Button>
          )
        }
      >
        {isGone ? formWords.goneText : choices.error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <Head choices={choices.data} />
      <Suspense fallback={<LoadingState what={formWords.what} />}>
        <ScheduleLiveForm
          choices={choices.data}
          invited={invited === null ? null : Number(invited)}
          kitField={kitField}
        />
      </Suspense>
    </>
  );
}

function Head({ choices }: { readonly choices: Choices }) {
  const { applicationID, candidateID, candidateName, jobID, jobTitle, rounds } = choices;
  const may = useRights();
  return (
    <PageHead
      title={formWords.title}
      back={
        may(areas.jobs, rights.viewJobs) ? (
          <Link
            to="/company/jobs/view-jobs"
            search={{ jobID: String(jobID), tab: 'pipeline', application: String(applicationID) }}
            className="way-back"
          >
            {jobTitle}
          </Link>
        ) : (
          <p className="way-back">{jobTitle}</p>
        )
      }
    >
      <p className="intro anywhere">
        <Link to="/company/job-seeker-profile" search={{ candidateID: String(candidateID) }}>
          {candidateName}
        </Link>{' '}
        {choices.candidateEmail}
      </p>
      {rounds.length > 0 && (
        <ul className="dotted" aria-label={roundWords.soFar}>
          {rounds.map(({ interviewScheduleID, kind, state }) => (
            <li key={interviewScheduleID}>
              <Link
                to="/company/interviews/live-interview"
                search={{ interviewScheduleID: String(interviewScheduleID) }}
              >
                {kindWords[kind]}
              </Link>
              {`, ${stateWords[state].toLowerCase()}`}
            </li>
          ))}
        </ul>
      )}
    </PageHead>
  );
}
