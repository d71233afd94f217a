import type { ImportPreview } from './question-queries.ts';
import { difficultyWords } from './question-words.ts';
import './import-preview.css';

/** What a file holds: how much of it is good, what is wrong where, and its first rows. */
export function ImportPreviewTable({ preview }: { readonly preview: ImportPreview }) {
  const { rows, valid, duplicates, newSkills } = preview;
  return (
    <section className="import-preview" aria-labelledby="import-heading">
      <h2 id="import-heading">What the file holds</h2>
      <output className="import-preview__sum tabular">
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
      {/* A long table scrolls inside itself, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="import-preview__scroll" tabIndex={0} aria-label="Errors">
        <table className="import-preview__table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Column</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`}>
                <th scope="row" className="tabular">
                  {line}
                </th>
                <td>{column}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="import-preview__scroll" tabIndex={0} aria-label="Good rows">
        <table className="import-preview__table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Question</th>
              <th scope="col">Skill</th>
              <th scope="col">Difficulty</th>
            </tr>
          </thead>
          <tbody>
            {sample.map(({ line, stem, skillName, difficulty, isDuplicate }) => (
              <tr key={line}>
                <th scope="row" className="tabular">
                  {line}
                </th>
                <td>
                  {stem}
                  {isDuplicate && <strong className="import-preview__note"> duplicate</strong>}
                </td>
                <td>{skillName}</td>
                <td>{difficultyWords[difficulty]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
