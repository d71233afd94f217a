import { listQuestionReports } from '@candor/contract/interviews/question-reports';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useAsked } from '../../../lib/use-list.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Pager } from '../../../ui/pager.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type QuestionReport, reportsQuery, useResolveReport } from './question-queries.ts';
import { resolutionWords, statusWords } from './question-words.ts';
import './question-reports.css';

/** What candidates and reviewers found wrong, oldest first, until somebody deals with it. */
export function QuestionReportsPage() {
  usePageTitle('Reported errors');
  const { query, onChange } = useAsked(listQuestionReports, ['state', 'page']);
  const { state = 'open' } = query;
  const reports = useRead(reportsQuery(query));
  return (
    <div className="stack broad">
      <PageHead title="Reported errors" />
      <nav className="tabs" aria-label="State">
        <Link
          to="/company/questions/reports"
          {...(state === 'open' && { 'aria-current': 'page' as const })}
        >
          Open
        </Link>
        <Link
          to="/company/questions/reports"
          search={{ state: 'resolved' }}
          {...(state === 'resolved' && { 'aria-current': 'page' as const })}
        >
          Dealt with
        </Link>
      </nav>
      {reports.isPending && <LoadingState what="reports" />}
      {reports.isError && (
        <ErrorState title="The reports could not be loaded">{reports.error.message}</ErrorState>
      )}
      {reports.data?.reports.length === 0 && (
        <EmptyState title={state === 'open' ? 'Nothing to look at' : 'Nothing was dealt with yet'}>
          What candidates and reviewers find wrong with a question stands here.
        </EmptyState>
      )}
      {reports.data !== undefined && reports.data.reports.length > 0 && (
        <>
          <ul className="stack">
            {reports.data.reports.map((report) => (
              <Report key={report.reportID} report={report} />
            ))}
          </ul>
          <Pager
            total={reports.data.total}
            pageSize={reports.data.pageSize}
            count={reports.data.reports.length}
            at={Number(query.page ?? '1')}
            onPage={(page) => onChange({ page })}
          />
        </>
      )}
    </div>
  );
}

function Report({ report }: { readonly report: QuestionReport }) {
  const { reportID, questionID, version, status, stem, skillName } = report;
  return (
    <li className="stack gap-xs card">
      <blockquote className="question-reports__text">{report.text}</blockquote>
      <p className="dimmed">
        {report.reporterName ?? 'A candidate'}, <Instant at={report.createdAt} />
      </p>
      <p>
        <Link to="/company/questions/question" search={{ questionID: String(questionID) }}>
          {stem}
        </Link>{' '}
        <span className="dimmed">
          {skillName} · version {version} · {statusWords[status]}
        </span>
      </p>
      {report.resolution === null ? (
        <Resolve reportID={reportID} status={status} />
      ) : (
        <p>
          {resolutionWords[report.resolution]}, {report.resolvedBy}
          {report.resolvedAt !== null && (
            <>
              , <Instant at={report.resolvedAt} />
            </>
          )}
        </p>
      )}
    </li>
  );
}

type ResolveProps = {
  readonly reportID: number;
  readonly status: QuestionReport['status'];
};

function Resolve({ reportID, status }: ResolveProps) {
  const resolve = useResolveReport(({ closed }) => {
    const text = closed === 1 ? 'One report is closed.' : `${closed} reports are closed.`;
    showToast({ tone: 'success', text });
  });
  const navigate = useNavigate();
  const run = (resolution: 'retired' | 'new-version' | 'no-error'): void =>
    resolve.mutate(
      { params: { reportID: String(reportID) }, body: { resolution } },
      {
        onSuccess: ({ questionID }) => {
          if (resolution !== 'new-version') return;
          const search = { questionID: String(questionID) };
          void navigate({ to: '/company/questions/question', search });
        },
      },
    );
  return (
    <>
      {resolve.isError && <FormProblem text={resolve.error.message} />}
      <div className="row">
        <Button variant="default" loading={resolve.isPending} onClick={() => run('new-version')}>
          Write a new version
        </Button>
        {status !== 'retired' && (
          <Button variant="default" loading={resolve.isPending} onClick={() => run('retired')}>
            Retire the question
          </Button>
        )}
        <Button variant="default" loading={resolve.isPending} onClick={() => run('no-error')}>
          Not an error
        </Button>
      </div>
    </>
  );
}
