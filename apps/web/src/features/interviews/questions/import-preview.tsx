import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { ImportPreview } from './question-queries.ts';
import { difficultyWords } from './question-words.ts';

/** What a file holds: how much of it is good, what is wrong where, and its first rows. */
export function ImportPreviewTable({ preview }: { readonly preview: ImportPreview }) {
  const { rows, valid, duplicates, newSkills } = preview;
  return (
    <section className="stack gap-sm" aria-labelledby="import-heading">
      <h2 id="import-heading">What the file holds</h2>
      <output className="tabular">
        {valid} of {rows} rows can be stored.
        {duplicates > 0 &&
          ` ${duplicates} of them ${duplicates === 1 ? 'is a duplicate' : 'are duplicates'}.`}
      </output>
      {newSkills.length > 0 && <p>New skills: {newSkills.join(', ')}.</p>}
      {preview.errors.length > 0 && <Errors preview={preview} />}
      {preview.sample.length > 0 && <Sample preview={preview} />}
    </section>
  );
}

function Errors({ preview: { errors, errorCount } }: { readonly preview: ImportPreview }) {
  return (
    <>
      <h3>What has to be mended</h3>
      <ScrollBox label="Errors">
        <PlainTable
          columns={errorColumns}
          rows={errors}
          keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
        />
      </ScrollBox>
      {errorCount > errors.length && (
        <p>
          {errorCount - errors.length} more are not shown. Mend these and choose the file again.
        </p>
      )}
    </>
  );
}

function Sample({ preview: { sample, valid } }: { readonly preview: ImportPreview }) {
  return (
    <>
      <h3>{valid > sample.length ? `The first ${sample.length} good rows` : 'The good rows'}</h3>
      <ScrollBox label="Good rows">
        <PlainTable columns={sampleColumns} rows={sample} keyOf={({ line }) => line} />
      </ScrollBox>
    </>
  );
}

const errorColumns: readonly PlainColumn<ImportPreview['errors'][number]>[] = [
  { name: 'Line', isNumber: true, cell: ({ line }) => line },
  { name: 'Column', cell: ({ column }) => column },
  { name: 'What is wrong', cell: ({ message }) => message },
];

const sampleColumns: readonly PlainColumn<ImportPreview['sample'][number]>[] = [
  { name: 'Line', isNumber: true, cell: ({ line }) => line },
  {
    name: 'Question',
    cell: ({ stem, isDuplicate }) => (
      <>
        {stem}
        {isDuplicate && <strong className="problem medium"> duplicate</strong>}
      </>
    ),
  },
  { name: 'Skill', cell: ({ skillName }) => skillName },
  { name: 'Difficulty', cell: ({ difficulty }) => difficultyWords[difficulty] },
];
