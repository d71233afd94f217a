import { Button } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../../ui/toasts.tsx';
import { askExport, type QuestionQuery } from './question-queries.ts';
import { saveText } from '../../../ui/save-file.ts';

/** What the filters show, as a file that can be imported again. */
export function ExportButton({ query }: { readonly query: QuestionQuery }) {
  const [isPending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    try {
      const { sort: _sort, page: _page, ...filters } = query;
      const { fileName, csv, isCut, rows } = await askExport(filters);
      saveText(fileName, csv, 'text/csv');
      if (isCut) showToast({ tone: 'success', text: `Only the first ${rows} are in the file.` });
    } catch (error) {
      showToast({ tone: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="default" loading={isPending} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
