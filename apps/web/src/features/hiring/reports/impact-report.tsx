import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead, useTask } from '../../../lib/server-state.ts';
import { saveText } from '../../../ui/save-file.ts';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { Bar } from './bar.tsx';
import { askForImpactCsv, type ImpactReport as Report, impactQuery } from './impact-queries.ts';
import { chanceText, groupNote, questionWords, ratioText, stepWords } from './impact-words.ts';
import type { ReportQuery } from './report-queries.ts';
import { ReportTable } from './report-table.tsx';
import { percent } from './report-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import './impact-report.css';

const settings = '/company/settings/equal-opportunity';

/** Selection rates of groups, where applicants volunteered them; administrators only. */
export function ImpactReport({ query }: { readonly query: ReportQuery }) {
  const impact = useRead(impactQuery(query));
  const csv = useTask(() => askForImpactCsv(query), {
    refreshes: [],
    onDone: ({ fileName, csv: text }) => saveText(fileName, text, 'text/csv'),
  });
  const { data } = impact;
  return (
    <section className="stack impact-report" aria-labelledby="impact">
      <header className="stack impact-report__head">
        <h2 id="impact">Adverse impact</h2>
        {data !== undefined && data.questions.length > 0 && (
          <Button variant="default" loading={csv.isPending} onClick={() => csv.mutate()}>
            Adverse impact as CSV
          </Button>
        )}
      </header>
      {csv.isError && <p role="alert">{csv.error.message}</p>}
      {impact.isError && (
        <ErrorState title="Adverse impact could not be loaded">{impact.error.message}</ErrorState>
      )}
      {impact.isPending && <LoadingState what="adverse impact" />}
      {data !== undefined && data.questions.length === 0 && <Nothing isAsked={data.isAsked} />}
      {data !== undefined && data.questions.length > 0 && <Questions questions={data.questions} />}
    </section>
  );
}

function Nothing({ isAsked }: { readonly isAsked: boolean }) {
  return isAsked ? (
    <EmptyState title="No sums in this period yet" action={<Link to={settings}>Questions</Link>}>
      Applicants are asked. Sums appear a week after five or more of those who answered were decided
      on for a job.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nobody is asked about groups"
      action={<Link to={settings}>Choose voluntary questions</Link>}
    >
      To see whether your way of choosing people is fair, ask applicants a few voluntary questions
      after they have applied. Only sums are ever shown.
    </EmptyState>
  );
}

function Questions({ questions }: Pick<Report, 'questions'>) {
  return (
    <>
      <p className="measure dimmed small">
        Of those who volunteered an answer and were decided on: how many of each group went on, and
        how that compares with the group that did so most often. A rate under four fifths of the
        highest is generally regarded as evidence of adverse impact (
        <a href="https://www.ecfr.gov/current/title-29/section-1607.4" rel="noreferrer">
          29 CFR 1607.4 D
        </a>
        ); with few people it may be chance. Chance is Fisher’s exact test, two-sided, against the
        highest rate: how often a difference at least this rare happens when everybody is treated
        alike.
      </p>
      <p className="measure dimmed small">
        So that nobody can be singled out, answers are added up for five people or more at once and
        then deleted, groups of fewer than five are left out (and the next smallest with them where
        subtracting would tell), and so are steps that fewer than five people passed or failed.
      </p>
      {questions.map((question) => (
        <Question key={question.question} question={question} />
      ))}
    </>
  );
}

function Question({ question: given }: { readonly question: Report['questions'][number] }) {
  const { question, people, steps } = given;
  const shown = steps.filter(({ groups }) => groups.length > 0);
  const hidden = steps.filter(({ groups }) => groups.length === 0);
  return (
    <div className="stack impact-report__question">
      <h3 id={`impact-${question}`}>
        {questionWords[question]}{' '}
        <span className="impact-report__count tabular">{people.toLocaleString(locale)} people</span>
      </h3>
      {shown.length === 0 && <p>Too few people to compare groups without singling anybody out.</p>}
      {shown.map(({ step, groups }) => (
        <ReportTable
          key={step}
          id={`impact-${question}-${step}`}
          level={4}
          under={`impact-${question}`}
          title={stepWords[step]}
          heading={[
            'Group',
            'Selection rate',
            'Rate',
            'Selected',
            'Impact ratio',
            'Under 4/5',
            'Chance',
          ]}
          none=""
          rows={groups.map((group) => [
            group.name,
            <Bar key="bar" share={group.rate} tick={limitOf(groups)} />,
            percent(group.rate),
            `${group.selected.toLocaleString(locale)} of ${group.people.toLocaleString(locale)}`,
            ratioText(group.ratio),
            <span key="note" data-flagged={group.isFlagged}>
              {groupNote(group)}
            </span>,
            chanceText(group.p),
          ])}
        />
      ))}
      {shown.length > 0 && hidden.length > 0 && (
        <p className="measure dimmed small">
          Left out, because too few people passed or failed:{' '}
          {hidden.map(({ step }) => stepWords[step].toLowerCase()).join('; ')}.
        </p>
      )}
    </div>
  );
}

/** Where four fifths of the highest rate lie: the mark on every bar. */
const limitOf = (groups: readonly { readonly rate: number }[]): number =>
  Math.max(...groups.map(({ rate }) => rate)) * 0.8;
