import { Bar } from './bar.tsx';
import { CountLink } from './count-link.tsx';
import type { HiringReport as Report, ReportQuery } from './report-queries.ts';
import { ReportTable } from './report-table.tsx';
import {
  appealWords,
  compareWords,
  percent,
  promiseWords,
  sourceWords,
  stageWords,
  timeText,
} from './report-words.ts';
import { calendarDayText } from '../../../ui/day-words.ts';
import { locale } from '../../../ui/reader-locale.ts';

/** How applications went on: each table is its own chart. */
type Props = {
  readonly report: Report;
  readonly query: ReportQuery;
  /** Of the period that it is compared with: a column of each table. */
  readonly before: Report | undefined;
};

export function HiringReport({ report, query, before }: Props) {
  const { applications, isCapped, funnel, stages, sources, timeToHire } = report;
  const all = Math.max(1, applications);
  const people = {
    ...{ appliedFrom: report.from, appliedUntil: report.until },
    ...{ jobID: query.jobID, ownerID: query.membershipID },
  };
  const list = (count: number, what: string, search: Record<string, string>) => (
    <CountLink
      key={what}
      {...{ count, what }}
      to="/company/job-seeker"
      search={{ ...people, ...search }}
    />
  );
  const earlier = earlierColumn(before);
  const cap = isCapped ? ' Only the newest 5,000 are counted.' : '';
  return (
    <>
      <ReportTable
        id="funnel"
        title="Funnel"
        about={`Applications of the period that came at least so far. A number opens its people, who may have applied more than once.${cap}`}
        heading={['Stage', 'Of all', 'Reached', 'Of the step before', ...earlier.heading]}
        none="Nobody applied in this period."
        rows={
          applications === 0
            ? []
            : funnel.map(({ stage, reached, share }) => [
                stageWords[stage],
                <Bar key="bar" share={reached / all} />,
                list(reached, `came to ${stageWords[stage]}`, { reached: stage }),
                percent(share),
                ...earlier.cell(
                  (was) => was.funnel.find((row) => row.stage === stage)?.reached ?? 0,
                ),
              ])
        }
      />
      <Stays stages={stages} earlier={earlier} />
      <ReportTable
        id="hire"
        title="Time to hire"
        about="From the application to the hire."
        heading={['Hires', 'How many', 'Median', '90th percentile', ...earlier.heading]}
        none="Nobody was hired of those who applied in this period."
        rows={
          timeToHire.count === 0
            ? []
            : [
                [
                  'All',
                  list(timeToHire.count, 'hired', { reached: 'hired' }),
                  timeText(timeToHire.medianHours),
                  timeText(timeToHire.p90Hours),
                  ...earlier.cell((was) => hiresText(was.timeToHire)),
                ],
              ]
        }
      />
      {report.promises !== undefined && <Promises promises={report.promises} earlier={earlier} />}
      {report.appeals !== undefined && <Appeals appeals={report.appeals} />}
      <ReportTable
        id="sources"
        title="Sources"
        about="Where applications came from, and what became of them."
        heading={[
          ...['Source', 'Of all', 'Applications', 'Interviewed', 'Hired', 'Rejected'],
          ...earlier.heading,
        ]}
        none="Nobody applied in this period."
        rows={sources.map((row) => [
          sourceWords[row.source],
          <Bar key="bar" share={row.applications / all} />,
          list(row.applications, `applied by ${sourceWords[row.source]}`, {
            applicationSource: row.source,
          }),
          list(row.interviewed, `interviewed of ${sourceWords[row.source]}`, {
            ...{ applicationSource: row.source, reached: 'bot-interview' },
          }),
          list(row.hired, `hired of ${sourceWords[row.source]}`, {
            ...{ applicationSource: row.source, reached: 'hired' },
          }),
          list(row.rejected, `rejected of ${sourceWords[row.source]}`, {
            ...{ applicationSource: row.source, applicationStatus: 'rejected' },
          }),
          ...earlier.cell(
            (was) => was.sources.find(({ source }) => source === row.source)?.applications ?? 0,
          ),
        ])}
      />
    </>
  );
}

type Earlier = ReturnType<typeof earlierColumn>;

/** Nothing where nothing is compared; otherwise what the table says first, of the other period. */
const earlierColumn = (before: Report | undefined) => ({
  heading:
    before === undefined
      ? []
      : [compareWords.column(calendarDayText(before.from), calendarDayText(before.until))],
  cell: (of: (was: Report) => number | string): string[] => {
    if (before === undefined) return [];
    const value = of(before);
    return [typeof value === 'number' ? value.toLocaleString(locale) : value];
  },
});

const hiresText = ({ count, medianHours }: Report['timeToHire']): string =>
  count === 0 ? '–' : `${count.toLocaleString(locale)}, ${timeText(medianHours)}`;

function keptText(promises: Promised | undefined): string {
  const { kept = 0, keptLater = 0, broken = 0 } = promises ?? {};
  const all = kept + keptLater + broken;
  return percent(all === 0 ? null : kept / all);
}

function Stays({ stages, earlier }: Pick<Report, 'stages'> & { readonly earlier: Earlier }) {
  const longest = Math.max(1, ...stages.map(({ p90Hours }) => p90Hours ?? 0));
  return (
    <ReportTable
      id="stages"
      title="Time in stage"
      about="Stays that have ended. The bar is the median, the mark what nine of ten stay below."
      heading={[
        ...['Stage', 'Median and 90th percentile', 'Median', '90th', 'Stays'],
        ...earlier.heading,
      ]}
      none="No stay has ended yet."
      rows={stages.map(({ stage, count, medianHours, p90Hours }) => [
        stageWords[stage],
        <Bar key="bar" share={(medianHours ?? 0) / longest} tick={(p90Hours ?? 0) / longest} />,
        timeText(medianHours),
        timeText(p90Hours),
        count.toLocaleString(locale),
        ...earlier.cell((was) =>
          timeText(was.stages.find((row) => row.stage === stage)?.medianHours ?? null),
        ),
      ])}
    />
  );
}

type Promised = NonNullable<Report['promises']>;

function Promises({
  promises,
  earlier,
}: {
  readonly promises: Promised;
  readonly earlier: Earlier;
}) {
  const { kept, keptLater, broken } = promises;
  const all = kept + keptLater + broken;
  return (
    <ReportTable
      id="promises"
      {...promiseWords}
      heading={[...promiseWords.heading, ...earlier.heading]}
      rows={
        all === 0
          ? []
          : [
              [
                promiseWords.all,
                <Bar key="bar" share={kept / all} />,
                kept,
                keptLater,
                broken,
                percent(kept / all),
                ...earlier.cell((was) => keptText(was.promises)),
              ],
            ]
      }
    />
  );
}

/** Apart from every figure about people's results: whether the company kept what it promised. */
function Appeals({ appeals }: { readonly appeals: NonNullable<Report['appeals']> }) {
  const { filed, upheld, overturned, withdrawn, inTime, late } = appeals;
  const due = inTime + late;
  return (
    <ReportTable
      id="appeals"
      {...appealWords}
      rows={
        filed === 0
          ? []
          : [
              [
                appealWords.all,
                filed,
                upheld,
                overturned,
                withdrawn,
                late,
                percent(due === 0 ? null : inTime / due),
              ],
            ]
      }
    />
  );
}
