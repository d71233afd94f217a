import type { contract, Output } from '@candor/contract';
import { type CsvValue, csvFile } from '../../../platform/csv/csv-rules.ts';

type Hiring = Output<typeof contract.reports.getHiringReport>;
type Tests = Output<typeof contract.reports.getTestReport>;
type Impact = Output<typeof contract.reports.getImpactReport>;

const heading = ['Table', 'Row', 'Measure', 'Value'];

/** One long table, so that a spreadsheet can pivot it: table, row, measure, value. */
function longTable(
  tables: readonly (readonly [string, string, Readonly<Record<string, CsvValue>>])[],
): string {
  const rows = tables.flatMap(([table, row, measures]) =>
    Object.entries(measures).map(([measure, value]) => [table, row, measure, value]),
  );
  return csvFile(heading, rows);
}

export function hiringCsv({
  funnel,
  stages,
  timeToHire,
  sources,
  appeals,
  promises,
}: Hiring): string {
  return longTable([
    ...funnel.map(({ stage, ...rest }) => ['funnel', stage, rest] as const),
    ...stages.map(({ stage, ...rest }) => ['time in stage', stage, rest] as const),
    ['time to hire', 'all', timeToHire],
    ...sources.map(({ source, ...rest }) => ['sources', source, rest] as const),
    ...(promises === undefined ? [] : [['promises of an answer', 'all', promises] as const]),
    ...(appeals === undefined ? [] : [['appeals', 'all', appeals] as const]),
  ]);
}

export function testsCsv({ tests, questions, timeToDecision, flags }: Tests): string {
  return longTable([
    ...tests.map(({ name, ...rest }) => ['tests', name, rest] as const),
    ...questions.map(
      ({ text, questionID: _questionID, ...rest }) => ['questions', text, rest] as const,
    ),
    ['time to decision', 'all', timeToDecision],
    ...flags.map(({ violationType, ...rest }) => ['flags', violationType, rest] as const),
  ]);
}

/** A line for each group of a step, with what the page shows. */
export function impactCsv({ questions }: Impact): string {
  const rows = questions.flatMap(({ question, steps }) =>
    steps.flatMap(({ step, groups }) =>
      groups.map((group): CsvValue[] => [
        ...[question, step, group.name, group.people, group.selected, group.rate, group.ratio],
        ...[group.isHighest ? 'highest rate' : group.isFlagged ? 'under four fifths' : '', group.p],
      ]),
    ),
  );
  return csvFile(
    [
      ...['Question', 'Step', 'Group', 'People', 'Selected', 'Selection rate', 'Impact ratio'],
      ...['Note', "Fisher's exact test, p"],
    ],
    rows,
  );
}
