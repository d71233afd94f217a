import { importJobs } from '@candor/contract/hiring/candidate-import-rules';
import { NativeSelect } from '@mantine/core';
import type { ImportChoice, ImportPreview } from './candidate-import-queries.ts';
import { jobChoiceWords, pageWords as words } from './candidate-import-words.ts';

type Props = {
  readonly preview: ImportPreview;
  readonly choice: ImportChoice;
  readonly onChange: (values: Partial<ImportChoice>) => void;
};

const idOf = (value: string): number | null => (value === '' ? null : Number(value));

/** For no job, for one and a stage of it, or for those that the rows name. */
export function JobChoice({ preview: { jobs, columns }, choice, onChange }: Props) {
  const hasColumn = columns.some(({ field }) => field === 'job');
  const offered = importJobs.filter((from) => from !== 'column' || hasColumn);
  const stages = jobs.find(({ jobID }) => jobID === choice.jobID)?.stages ?? [];
  return (
    <section className="stack gap-sm" aria-labelledby="import-for">
      <h2 id="import-for">{words.forWhat}</h2>
      <fieldset className="stack gap-2xs">
        <legend className="visually-hidden">{words.forWhat}</legend>
        {offered.map((jobFrom) => (
          <label key={jobFrom} className="check">
            <input
              type="radio"
              name="job-from"
              checked={choice.jobFrom === jobFrom}
              onChange={() => onChange({ jobFrom, jobID: null, stageID: null })}
            />
            <span>{jobChoiceWords[jobFrom]}</span>
          </label>
        ))}
      </fieldset>
      {choice.jobFrom === 'one' && jobs.length === 0 && <p className="notice">{words.noJobs}</p>}
      {choice.jobFrom === 'one' && jobs.length > 0 && (
        <div className="row gap-sm">
          <NativeSelect
            label={words.job}
            value={String(choice.jobID ?? '')}
            data={[
              { value: '', label: words.chooseJob },
              ...jobs.map(({ jobID, title }) => ({ value: String(jobID), label: title })),
            ]}
            onChange={(event) =>
              onChange({ jobID: idOf(event.currentTarget.value), stageID: null })
            }
          />
          <NativeSelect
            label={words.stage}
            value={String(choice.stageID ?? '')}
            disabled={choice.jobID === null}
            data={[
              { value: '', label: words.anyStage },
              ...stages.map(({ stageID, name }) => ({ value: String(stageID), label: name })),
            ]}
            onChange={(event) => onChange({ stageID: idOf(event.currentTarget.value) })}
          />
        </div>
      )}
    </section>
  );
}
