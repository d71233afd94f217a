import { Bar } from './bar.tsx';
import { CountLink } from './count-link.tsx';
import type { ReportQuery, TestReport as Report } from './report-queries.ts';
import { ReportTable } from './report-table.tsx';
import { flagWords, percent, timeText, twoDigits } from './report-words.ts';
import { locale } from '../../../ui/reader-locale.ts';

/** How tests went, which questions to look at, and what reviewers made of flags. */
type Props = { readonly report: Report; readonly query: ReportQuery };

export function TestReport({ report, query }: Props) {
  const { tests, questions, flags, isCapped, timeToDecision } = report;
  const ended = {
    ...{ endedFrom: report.from, endedUntil: report.until },
    ...{ jobID: query.jobID, membershipID: query.membershipID },
  };
  const cap = isCapped ? ' Only the newest 5,000 are counted.' : '';
  return (
    <>
      <ReportTable
        id="tests"
        title="Tests"
        about={`Interviews that ended in the period. Facility and discrimination are means over the questions of a test.${cap}`}
        heading={[
          'Test',
          'Passed, share',
          'Interviews',
          'Passed',
          'Mean score',
          'Facility',
          'Discrimination',
        ]}
        none="No interview ended in this period."
        rows={tests.map((row) => [
          row.name,
          row.passed === null ? (
            'No pass mark'
          ) : (
            <Bar key="bar" share={row.passed / row.interviews} />
          ),
          <CountLink
            key="all"
            count={row.interviews}
            what={`interviews with ${row.name}`}
            to="/company/interviews"
            search={{ ...ended, test: row.name }}
          />,
          row.passed === null ? (
            '–'
          ) : (
            <Passed key="passed" row={row} search={{ ...ended, test: row.name, passed: 'yes' }} />
          ),
          percent(row.meanPercent / 100),
          twoDigits(row.facility),
          twoDigits(row.discrimination),
        ])}
      />
      <Questions questions={questions} />
      <Decisions timeToDecision={timeToDecision} />
      <ReportTable
        id="flags"
        title="Dismissed flags"
        about="Of the episodes that reviewers judged in the period, those that they found to be nothing."
        heading={['Flag', 'Dismissed, share', 'Judged', 'Dismissed', 'Confirmed']}
        none="Nobody judged an episode in this period."
        rows={flags.map((row) => [
          flagWords(row.violationType),
          <Bar key="bar" share={row.dismissed / row.judged} />,
          row.judged.toLocaleString(locale),
          `${row.dismissed.toLocaleString(locale)} (${percent(row.dismissed / row.judged)})`,
          row.confirmed.toLocaleString(locale),
        ])}
      />
    </>
  );
}

type PassedProps = {
  readonly row: Report['tests'][number];
  readonly search: Readonly<Record<string, string | undefined>>;
};

function Passed({ row, search }: PassedProps) {
  const passed = row.passed ?? 0;
  return (
    <span className="report-table__pair">
      <CountLink
        count={passed}
        what={`passed ${row.name}`}
        to="/company/interviews"
        search={search}
      />{' '}
      ({percent(passed / row.interviews)})
    </span>
  );
}

function Decisions({ timeToDecision }: Pick<Report, 'timeToDecision'>) {
  return (
    <ReportTable
      id="decisions"
      title="Time to decision"
      about="From an interview’s end to the first decision about it, of the newest 1,000 decisions of the period."
      heading={['Decisions', 'How many', 'Median', '90th percentile']}
      none="Nobody decided about an interview in this period."
      rows={
        timeToDecision.count === 0
          ? []
          : [
              [
                'All',
                timeToDecision.count.toLocaleString(locale),
                timeText(timeToDecision.medianHours),
                timeText(timeToDecision.p90Hours),
              ],
            ]
      }
    />
  );
}

function Questions({ questions }: Pick<Report, 'questions'>) {
  return (
    <ReportTable
      id="questions"
      title="Questions to look at"
      about="Of the whole bank: those that tell strong from weak least. Below 0.2 a question says little; below 0 it says the opposite."
      heading={[
        'Question',
        'Facility, share right',
        'Skill',
        'Answered',
        'Facility',
        'Discrimination',
      ]}
      none="No question has been answered often enough yet."
      rows={questions.map((row) => [
        row.text,
        <Bar key="bar" share={row.facility} />,
        row.skillName,
        row.answered.toLocaleString(locale),
        twoDigits(row.facility),
        twoDigits(row.discrimination),
      ])}
    />
  );
}
