import { CANDIDATE_FILE_CHARACTERS } from '@candor/contract/hiring/candidate-import-rules';
import { useState } from 'react';
import { FileField } from '../../../ui/file-field.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { readTextFile } from '../../../ui/text-file.ts';
import type { ChosenFile } from './candidate-import-queries.ts';
import { pageWords as words } from './candidate-import-words.ts';
import { ImportSteps } from './import-steps.tsx';

/** A file, what would become of each of its rows, and only then the candidates. */
export function ImportCandidatesPage() {
  usePageTitle(words.title);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const choose = async (file: File): Promise<void> => {
    setProblem(undefined);
    setPending(true);
    try {
      const csv = await readTextFile(file, CANDIDATE_FILE_CHARACTERS);
      setChosen((before) => ({ name: file.name, csv, number: (before?.number ?? 0) + 1 }));
    } catch (error) {
      setChosen(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="stack broad">
      <PageHead title={words.title} />
      <p>{words.lead}</p>
      <p>{words.promise}</p>
      <FileField
        label={words.file}
        accept=".csv,.tsv,text/csv,text/plain"
        hint={words.fileHint}
        kept={chosen?.name ?? null}
        problem={problem}
        isPending={isPending}
        onChoose={(file) => void choose(file)}
      />
      {chosen !== undefined && <ImportSteps key={chosen.number} file={chosen} />}
    </div>
  );
}
