import { areas, rights } from '@candor/contract/people/right-rules';
import { StatementsWith } from '../features/interviews/statements/statement-blocks.tsx';
import { InterviewerPage } from '../features/people/marketplace/interviewer-page.tsx';
import { useRights } from '../lib/rights.ts';

// One file, which the first page of everybody names once.
export { StatementsPage } from '../features/interviews/statements/statements-page.tsx';
export { MarketPage } from '../features/people/marketplace/market-page.tsx';

/** One interviewer from outside, and what the company has had with them. */
export function MarketInterviewerPage() {
  const maySchedule = useRights()(areas.jobs, rights.schedule);
  return (
    <InterviewerPage
      renderBelow={(interviewerID) =>
        maySchedule && <StatementsWith interviewerID={interviewerID} />
      }
    />
  );
}
