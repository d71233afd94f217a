import { Button } from '@mantine/core';
import { useTask } from '../../../lib/server-state.ts';
import { saveText } from '../../../ui/save-file.ts';
import { type AuditQuery, exportEntries } from './audit-queries.ts';

export function ExportButton({ query }: { readonly query: AuditQuery }) {
  const exporting = useTask(() => exportEntries(query), {
    refreshes: [],
    onDone: ({ fileName, csv }) => saveText(fileName, csv, 'text/csv'),
  });
  return (
    <>
      <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        Export as CSV
      </Button>
      <output>
        {exporting.isError && exporting.error.message}
        {exporting.data?.isCut === true && 'Only the newest 10,000 entries were exported.'}
      </output>
    </>
  );
}
