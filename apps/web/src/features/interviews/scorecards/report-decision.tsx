import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import type { Report } from './scorecard-queries.ts';
import { reportWords } from './scorecard-words.ts';

/** On the record on which the bot interview and the stages stand too. */
export function ReportDecision({ report }: { readonly report: Report }) {
  const may = useRights();
  const { jobID, applicationID, candidateID } = report;
  const mayMove = may(areas.jobs, rights.viewJobs) && applicationID !== null;
  if (!mayMove && !may(areas.candidates)) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="report-decide">
      <h2 id="report-decide">{reportWords.decide}</h2>
      <p className="measure">{reportWords.decideText}</p>
      <div className="row">
        {mayMove && (
          <Button
            renderRoot={(props) => (
              <Link
                to="/company/jobs/view-jobs"
                search={{
                  ...{ jobID: String(jobID), tab: 'pipeline' },
                  application: String(applicationID),
                }}
                {...props}
              />
            )}
          >
            {reportWords.toApplication}
          </Button>
        )}
        {may(areas.candidates) && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/company/job-seeker-profile"
                search={{ candidateID: String(candidateID) }}
                {...props}
              />
            )}
          >
            {reportWords.toProfile}
          </Button>
        )}
      </div>
    </section>
  );
}
