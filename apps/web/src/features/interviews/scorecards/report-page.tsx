import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { type DecideHere, ReportDecision } from './report-decision.tsx';
import { ReportTable } from './report-table.tsx';
import { type Report, reportQuery, useOpenOwn } from './scorecard-queries.ts';
import { kindWords, reportWords } from './scorecard-words.ts';
import './scorecard.css';

const CallLog = lazy(async () => ({ default: (await import('./call-log.tsx')).CallLog }));

type PageProps = {
  readonly Decide: DecideHere;
  /** Of this interview, after the scorecards. */
  readonly children: (interviewScheduleID: string) => ReactNode;
};

/** RT-11: what the people of a live interview think, side by side; and where it is decided. */
export function ScorecardReportPage({ Decide, children }: PageProps) {
  usePageTitle(reportWords.page);
  const { interviewScheduleID } = useAddress();
  if (!/^[1-9]\d{0,15}$/.test(interviewScheduleID ?? '')) return <Gone />;
  const id = interviewScheduleID ?? '';
  return (
    <Found key={id} id={id} Decide={Decide}>
      {children(id)}
    </Found>
  );
}

function Gone() {
  return (
    <ErrorState
      isPage
      title={reportWords.gone}
      action={<Link to="/company/interviews/live">{reportWords.all}</Link>}
    >
      {reportWords.goneText}
    </ErrorState>
  );
}

type FoundProps = {
  readonly id: string;
  readonly Decide: DecideHere;
  readonly children: ReactNode;
};

function Found({ id, ...given }: FoundProps) {
  const report = useRead(reportQuery(id));
  if (report.data !== undefined) return <Shown report={report.data} {...given} />;
  if (report.isPending) return <LoadingState what={reportWords.what} />;
  if (report.error.code === 'not_found') return <Gone />;
  return (
    <ErrorState
      isPage
      title={reportWords.failed}
      action={
        <Button variant="default" onClick={() => void report.refetch()}>
          {reportWords.again}
        </Button>
      }
    >
      {report.error.message}
    </ErrorState>
  );
}

type Props = { readonly report: Report };

function Shown({ report, Decide, children }: Props & Omit<FoundProps, 'id'>) {
  const { kind, jobTitle, candidateName, isHidden, scorecards } = report;
  const search = { interviewScheduleID: String(report.interviewScheduleID) };
  return (
    <div className="stack gap-lg">
      <PageHead title={candidateName}>
        <p className="dimmed">
          {kindWords[kind]}, {jobTitle}
        </p>
        <nav className="tabs" aria-label={reportWords.title}>
          <Link to="/company/interviews/live-interview" search={search}>
            {reportWords.interview}
          </Link>
          <Link
            to="/company/view-interview/interviewer-feedback"
            search={search}
            aria-current="page"
          >
            {reportWords.title}
          </Link>
          <Link to="/company/view-interview/candidate-feedback" search={search}>
            {reportWords.rating}
          </Link>
        </nav>
      </PageHead>
      <Own report={report} />
      {!isHidden && scorecards.length > 0 && <ReportTable report={report} />}
      {!isHidden && scorecards.length === 0 && (
        <EmptyState title={reportWords.none}>{reportWords.noneText}</EmptyState>
      )}
      <People report={report} />
      <Suspense fallback={null}>
        <CallLog interviewScheduleID={String(report.interviewScheduleID)} />
      </Suspense>
      {children}
      {!isHidden && <ReportDecision report={report} Decide={Decide} />}
    </div>
  );
}

/** Whoever sits there themselves writes before they read. */
function Own({ report: { ownCompanyID, interviewScheduleID, isHidden } }: Props) {
  const open = useOpenOwn();
  if (ownCompanyID === null) return null;
  const params = {
    companyID: String(ownCompanyID),
    interviewScheduleID: String(interviewScheduleID),
  };
  return (
    <div className="stack gap-xs">
      {isHidden && (
        <div className="stack gap-xs notice">
          <h2>{reportWords.hiddenTitle}</h2>
          <p>{reportWords.hidden}</p>
        </div>
      )}
      {open.error !== null && <FormProblem key={open.submittedAt} text={open.error.message} />}
      <div className="row">
        <Button
          variant={isHidden ? 'filled' : 'default'}
          loading={open.isPending}
          onClick={() => open.mutate({ params })}
        >
          {isHidden ? reportWords.write : reportWords.own}
        </Button>
      </div>
    </div>
  );
}

function People({ report: { people } }: Props) {
  if (people.length === 0) return null;
  return (
    <section className="stack gap-xs" aria-labelledby="report-people">
      <h2 id="report-people">{reportWords.people}</h2>
      <ul className="bullets">
        {people.map(({ name, isSent }, index) => (
          <li key={index}>
            {name}, <span className="dimmed">{isSent ? reportWords.sent : reportWords.owed}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
