import type { exportCandidates } from '@candor/contract/hiring/candidates';
import type { Input } from '@candor/contract';
import { Button } from '@mantine/core';
import { saveText } from '../../../ui/save-file.ts';
import { useExport } from './candidate-queries.ts';

type Props = { readonly body: Input<typeof exportCandidates>['body'] };

export function ExportButton({ body }: Props) {
  const exporting = useExport();
  return (
    <>
      <Button
        variant="default"
        loading={exporting.isPending}
        onClick={() =>
          exporting.mutate(
            { body },
            { onSuccess: ({ fileName, csv }) => saveText(fileName, csv, 'text/csv') },
          )
        }
      >
        Export as CSV
      </Button>
      <output>
        {exporting.isError && exporting.error.message}
        {exporting.data?.isMore === true && 'Only the first 10,000 were exported.'}
      </output>
    </>
  );
}
