import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type ChosenFile,
  type ImportChoice,
  type ImportPreview,
  previewQuery,
  useImportCandidates,
} from './candidate-import-queries.ts';
import { pageWords as words } from './candidate-import-words.ts';
import { ColumnTable } from './column-table.tsx';
import { ImportOutcomes } from './import-outcomes.tsx';
import { JobChoice } from './job-choice.tsx';

const asHeadingsSay: ImportChoice = { columns: null, jobFrom: 'none', jobID: null, stageID: null };

/** Each choice is asked about at once: what is seen is what the button does. */
export function ImportSteps({ file }: { readonly file: ChosenFile }) {
  const [choice, setChoice] = useState(asHeadingsSay);
  // A job is still to be chosen: until then it is as for none.
  const isOpen = choice.jobFrom === 'one' && choice.jobID === null;
  const asked: ImportChoice = isOpen ? { ...choice, jobFrom: 'none' } : choice;
  const preview = useRead(previewQuery(file, asked));
  const change = (values: Partial<ImportChoice>) => setChoice((old) => ({ ...old, ...values }));
  return (
    <Loaded query={preview} what="the preview">
      {(data) =>
        data.problem === null ? (
          <>
            {data.system !== null && <p className="notice">{words.recognised(data.system)}</p>}
            <ColumnTable columns={data.columns} onChange={(columns) => change({ columns })} />
            {data.missing.length > 0 ? (
              <p className="notice">{words.missing(data.missing)}</p>
            ) : (
              <>
                <JobChoice preview={data} choice={choice} onChange={change} />
                <ImportOutcomes preview={data} jobFrom={asked.jobFrom} />
                <Run
                  file={file}
                  choice={asked}
                  preview={data}
                  isReady={!isOpen && !preview.isPlaceholderData && !preview.isError}
                />
              </>
            )}
          </>
        ) : (
          <FormProblem text={words.problem(data.problem.line, data.problem.message)} />
        )
      }
    </Loaded>
  );
}

type RunProps = {
  readonly file: ChosenFile;
  readonly choice: ImportChoice;
  readonly preview: ImportPreview;
  readonly isReady: boolean;
};

function Run({ file, choice, preview, isReady }: RunProps) {
  const taking = useImportCandidates();
  const navigate = useNavigate();
  const { counts } = preview;
  const run = (): void =>
    taking.mutate(
      { body: { csv: file.csv, ...choice } },
      {
        onSuccess: ({ people, applications }) => {
          showToast({ tone: 'success', text: words.done(people, applications) });
          void navigate({ to: '/company/job-seeker', search: { sort: 'newest' } });
        },
      },
    );
  return (
    <>
      {taking.isError && <FormProblem text={taking.error.message} />}
      <div>
        <Button
          disabled={!isReady || counts.new + counts.applications === 0}
          loading={taking.isPending}
          onClick={run}
        >
          {words.run(preview)}
        </Button>
      </div>
    </>
  );
}
