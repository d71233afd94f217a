import type { ComponentType } from 'react';
import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';
import type { Report } from './scorecard-queries.ts';
import { reportWords } from './scorecard-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

export type DecideHere = ComponentType<{
  readonly applicationID: number;
  readonly jobID: number;
}>;

type Props = {
  readonly report: Report;
  /** The step of the application, which another feature takes. */
  readonly Decide: DecideHere;
};

/** On the record on which the bot interview and the stages stand too. */
export function ReportDecision({ report, Decide }: Props) {
  const may = useRights();
  const { jobID, applicationID, candidateID } = report;
  const mayMove = may(areas.jobs, rights.viewJobs) && applicationID !== null;
  if (!mayMove && !may(areas.candidates)) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="report-decide">
      <h2 id="report-decide">{reportWords.decide}</h2>
      {may(areas.candidates) && applicationID !== null && (
        <>
          <p className="measure">{reportWords.decideText}</p>
          <Decide applicationID={applicationID} jobID={jobID} />
        </>
      )}
      <div className="row">
        {mayMove && (
          <ButtonLink
            variant="default"
            to="/company/jobs/view-jobs"
            search={{
              ...{ jobID: String(jobID), tab: 'pipeline' },
              application: String(applicationID),
            }}
          >
            {reportWords.toApplication}
          </ButtonLink>
        )}
        {may(areas.candidates) && (
          <ButtonLink
            variant="default"
            to="/company/job-seeker-profile"
            search={{ candidateID: String(candidateID) }}
          >
            {reportWords.toProfile}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
