import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { saveText } from '../../../ui/save-file.ts';
import { type AuditQuery, exportEntries } from './audit-queries.ts';

export function ExportButton({ query }: { readonly query: AuditQuery }) {
  const exporting = useMutation({
    mutationFn: () => exportEntries(query),
    onSuccess: ({ fileName, csv }) => saveText(fileName, csv, 'text/csv'),
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
