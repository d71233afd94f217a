import { Button } from '@mantine/core';
import { useTask } from '../../../lib/server-state.ts';
import { saveText } from '../../../ui/save-file.ts';
import { askForInterviewsCsv, type InterviewQuery } from './interview-queries.ts';
import { useMayExport } from './use-may-export.ts';

/** The list as it is narrowed, as a file; whoever may not carry people's data away sees no button. */
export function InterviewsExport({ query }: { readonly query: InterviewQuery }) {
  const mayExport = useMayExport();
  const csv = useTask(() => askForInterviewsCsv(query), {
    refreshes: [],
    onDone: (file) => saveText(file.fileName, file.csv, 'text/csv'),
  });
  if (!mayExport) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={csv.isPending}
        onClick={() => csv.mutate()}
      >
        Export as CSV
      </Button>
      <output>
        {csv.isError && csv.error.message}
        {csv.data?.isMore === true && 'Only the first 10,000 were exported.'}
      </output>
    </>
  );
}
