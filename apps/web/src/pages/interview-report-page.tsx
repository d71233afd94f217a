import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../lib/use-address.ts';
import { useRead } from '../lib/server-state.ts';
import { reportQuery } from '../features/interviews/review/interview-queries.ts';
import { reviewQuery } from '../features/interviews/review/review-queries.ts';
import { proctoringQuery } from '../features/interviews/proctoring/proctoring-queries.ts';
import { recordingQuery } from '../features/interviews/recordings/recording-queries.ts';
import { useRights } from '../lib/rights.ts';
import { EmptyState, ErrorState, LoadingState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { readTab } from './report-tabs.tsx';
import { InterviewReportView } from './interview-report-view.tsx';

export function InterviewReportPage() {
  const { interviewScheduleID = '', tab } = useAddress();
  const report = useRead(reportQuery(interviewScheduleID));
  const review = useRead(reviewQuery(interviewScheduleID));
  const mayWatch = useRights()(areas.interviews, rights.watch);
  const recording = useRead({ ...recordingQuery(interviewScheduleID), enabled: mayWatch });
  const proctoring = useRead(proctoringQuery(interviewScheduleID));

  usePageTitle(report.data?.candidateName ?? 'Interview');

  // What comes later would push away what somebody is about to click.
  const isWhole = !review.isPending && !proctoring.isPending;
  if (report.data !== undefined && isWhole) {
    return (
      <InterviewReportView
        // The way leads from report to report: nothing of the one before stays.
        key={interviewScheduleID}
        report={report.data}
        review={review.data}
        reviewProblem={review.error?.message}
        tab={readTab(tab)}
        recording={recording.data}
        recordingProblem={recording.error?.message}
        proctoring={proctoring.data}
        proctoringProblem={proctoring.error?.message}
        onLookAgain={() => void recording.refetch()}
      />
    );
  }
  if (!report.isError) return <LoadingState what="the report" />;
  // An id that no interview can have is refused as a field; to a reader it is the same.
  if (report.error.code === 'not_found' || report.error.code === 'validation_failed') {
    return (
      <EmptyState
        isPage
        title="There is no such interview"
        action={
          <Link to="/company/interviews" search={{ view: 'all' }}>
            All interviews
          </Link>
        }
      >
        It may belong to another company, or the address is not complete.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      isPage
      title="The report could not be loaded"
      action={
        <Button variant="default" onClick={() => void report.refetch()}>
          Try again
        </Button>
      }
    >
      {report.error.message}
    </ErrorState>
  );
}
