import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { ImportBody, ImportPreview } from './candidate-import-queries.ts';
import {
  columnWords,
  faultWords,
  outcomeWords,
  pageWords as words,
} from './candidate-import-words.ts';

type Props = { readonly preview: ImportPreview; readonly jobFrom: ImportBody['jobFrom'] };

/** How many of what, which jobs were found, what is wrong where, and the rows themselves. */
export function ImportOutcomes({ preview, jobFrom }: Props) {
  const { faults, faultCount, outcomes, over } = preview;
  const readable = preview.rows - preview.counts.fault;
  return (
    <section className="stack gap-sm" aria-labelledby="import-outcome">
      <h2 id="import-outcome">{words.outcome}</h2>
      <output className="tabular">{words.counts(preview)}</output>
      {over > 0 && <p>{words.over(over)}</p>}
      {jobFrom === 'column' && <JobsNamed preview={preview} />}
      {faults.length > 0 && (
        <>
          <h3>{words.faults}</h3>
          <ScrollBox label={columnWords.faults}>
            <PlainTable
              columns={faultColumns}
              rows={faults}
              keyOf={({ line, column, code }) => `${line} ${column} ${code}`}
            />
          </ScrollBox>
          {faultCount > faults.length && <p>{words.moreFaults(faultCount - faults.length)}</p>}
        </>
      )}
      {outcomes.length > 0 && (
        <>
          <h3>{words.people}</h3>
          <ScrollBox label={columnWords.rows}>
            <PlainTable columns={rowColumns} rows={outcomes} keyOf={({ line }) => line} />
          </ScrollBox>
          {outcomes.length < readable && <p>{words.shownRows(outcomes.length, readable)}</p>}
        </>
      )}
    </section>
  );
}

function JobsNamed({ preview: { matchedJobs, otherJobs } }: Pick<Props, 'preview'>) {
  const has = (why: 'unknown' | 'several') => otherJobs.some(({ because }) => because === why);
  return (
    <>
      {matchedJobs.length > 0 && <p>{words.matched(matchedJobs)}</p>}
      {has('unknown') && <p className="notice">{words.others(otherJobs)}</p>}
      {has('several') && <p className="notice">{words.several(otherJobs)}</p>}
    </>
  );
}

const faultColumns: readonly PlainColumn<ImportPreview['faults'][number]>[] = [
  { name: columnWords.line, isNumber: true, cell: ({ line }) => line },
  { name: columnWords.column, cell: ({ column }) => column },
  { name: columnWords.wrong, cell: ({ code }) => faultWords[code] },
];

const rowColumns: readonly PlainColumn<ImportPreview['outcomes'][number]>[] = [
  { name: columnWords.line, isNumber: true, cell: ({ line }) => line },
  {
    name: columnWords.person,
    cell: ({ name, email }) => (
      <>
        {name}
        <br />
        <span className="dimmed small anywhere">{email}</span>
      </>
    ),
  },
  { name: columnWords.outcome, cell: ({ outcome }) => outcomeWords[outcome] },
  {
    name: columnWords.job,
    cell: ({ jobTitle, stageName }) => [jobTitle, stageName].filter(Boolean).join(' · '),
  },
];
