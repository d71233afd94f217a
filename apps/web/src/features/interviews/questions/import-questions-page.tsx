import { QTI_FILE_BYTES } from '@candor/contract/interviews/qti-rules';
import { IMPORT_MOST_CHARACTERS } from '@candor/contract/interviews/question-rules';
import { Button, NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { base64Of } from '../../../lib/file-content.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { saveText } from '../../../ui/save-file.ts';
import { readTextFile } from '../../../ui/text-file.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { ImportPreviewTable } from './import-preview.tsx';
import { QtiStep } from './qti-step.tsx';
import { qtiWords } from './qti-words.ts';
import { questionTemplate } from './import-template.ts';
import { askPreview, type ImportPreview, useImportQuestions } from './question-queries.ts';

type Chosen = { readonly name: string; readonly csv: string; readonly preview: ImportPreview };

/** A file, what is in it, and only then the bank. */
export function ImportQuestionsPage() {
  usePageTitle('Import questions');
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [qti, setQti] = useState<{ readonly name: string; readonly base64: string }>();
  const look = async (name: string, read: () => Promise<string>): Promise<void> => {
    setProblem(undefined);
    setPending(true);
    try {
      const csv = await read();
      setChosen({ name, csv, preview: await askPreview(csv) });
    } catch (error) {
      setChosen(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  };
  const choose = async (file: File): Promise<void> => {
    setQti(undefined);
    if (!/\.(xml|zip)$/i.test(file.name)) {
      return look(file.name, () => readTextFile(file, IMPORT_MOST_CHARACTERS));
    }
    setChosen(undefined);
    const isTooLarge = file.size > QTI_FILE_BYTES;
    setProblem(isTooLarge ? qtiWords.tooLarge : undefined);
    if (!isTooLarge) setQti({ name: file.name, base64: await base64Of(file) });
  };
  return (
    <div className="stack broad">
      <PageHead title="Import questions" />
      <p>
        A CSV file with one question a row: at most 5,000 rows, separated by commas, semicolons or
        tabs, in UTF-8. Nothing is stored before you say so.
      </p>
      <p>{qtiWords.note}</p>
      <div>
        <Button
          variant="default"
          onClick={() => saveText('questions-template.csv', questionTemplate, 'text/csv')}
        >
          Download the template
        </Button>
      </div>
      <FileField
        label="File"
        accept=".csv,.xml,.zip,text/csv,text/plain"
        hint="CSV of at most 8 MB, or QTI of at most 5 MB."
        kept={qti?.name ?? chosen?.name ?? null}
        problem={problem}
        isPending={isPending}
        onChoose={(file) => void choose(file)}
      />
      {qti !== undefined && (
        <QtiStep
          key={qti.base64}
          base64={qti.base64}
          onRead={(csv) => void look(qti.name, () => Promise.resolve(csv))}
        />
      )}
      {chosen !== undefined && <Checked key={chosen.csv} chosen={chosen} />}
    </div>
  );
}

function Checked({ chosen }: { readonly chosen: Chosen }) {
  const { preview, csv } = chosen;
  const [as, setAs] = useState<'draft' | 'review' | 'live'>('draft');
  const [withDuplicates, setWithDuplicates] = useState(false);
  const store = useImportQuestions();
  const navigate = useNavigate();
  if (preview.problem !== null) {
    const { line, message } = preview.problem;
    return <FormProblem text={`Line ${line}: ${message}`} />;
  }
  const count = preview.valid - (withDuplicates ? 0 : preview.duplicates);
  const run = (): void =>
    store.mutate(
      { body: { csv, as, withDuplicates } },
      {
        onSuccess: ({ imported }) => {
          const text = imported === 1 ? '1 question is' : `${imported} questions are`;
          showToast({ tone: 'success', text: `${text} stored.` });
          void navigate({ to: '/company/questions', search: { status: as } });
        },
      },
    );
  return (
    <>
      <ImportPreviewTable preview={preview} />
      {store.isError && <FormProblem text={store.error.message} />}
      {preview.duplicates > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={withDuplicates}
            onChange={(event) => setWithDuplicates(event.currentTarget.checked)}
          />
          <span>Store the duplicates too</span>
        </label>
      )}
      <div className="row gap-sm bottom">
        <NativeSelect
          label="Store them as"
          value={as}
          onChange={(event) => setAs(event.currentTarget.value as typeof as)}
          data={[
            { value: 'draft', label: 'Drafts' },
            { value: 'review', label: 'In review' },
            { value: 'live', label: 'Live at once' },
          ]}
        />
        <Button disabled={count === 0} loading={store.isPending} onClick={run}>
          {count === 1 ? 'Store 1 question' : `Store ${count} questions`}
        </Button>
      </div>
    </>
  );
}
