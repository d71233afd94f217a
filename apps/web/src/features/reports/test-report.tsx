import { Bar } from './bar.tsx';
import type { TestReport as Report } from './report-queries.ts';
import { ReportTable } from './report-table.tsx';
import { flagWords, percent, twoDigits } from './report-words.ts';

/** How tests went, which questions to look at, and what reviewers made of flags. */
export function TestReport({ report }: { readonly report: Report }) {
  const { tests, questions, flags, isCapped } = report;
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
          row.interviews.toLocaleString(),
          row.passed === null ? '–' : percent(row.passed / row.interviews),
          percent(row.meanPercent / 100),
          twoDigits(row.facility),
          twoDigits(row.discrimination),
        ])}
      />
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
          row.answered.toLocaleString(),
          twoDigits(row.facility),
          twoDigits(row.discrimination),
        ])}
      />
      <ReportTable
        id="flags"
        title="Dismissed flags"
        about="Of the episodes that reviewers judged in the period, those that they found to be nothing."
        heading={['Flag', 'Dismissed, share', 'Judged', 'Dismissed', 'Confirmed']}
        none="Nobody judged an episode in this period."
        rows={flags.map((row) => [
          flagWords(row.violationType),
          <Bar key="bar" share={row.dismissed / row.judged} />,
          row.judged.toLocaleString(),
          `${row.dismissed.toLocaleString()} (${percent(row.dismissed / row.judged)})`,
          row.confirmed.toLocaleString(),
        ])}
      />
    </>
  );
}
