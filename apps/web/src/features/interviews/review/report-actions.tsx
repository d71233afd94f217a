import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { stringifySearch } from '../../../lib/search-params.ts';
import { useTask } from '../../../lib/server-state.ts';
import { saveText } from '../../../ui/save-file.ts';
import { askForCsv } from './review-queries.ts';
import { useMayExport } from './use-may-export.ts';

const whoMayOpen = 'Colleagues whose role includes interviews can open it.';

/** Ways to hand the report on: its own address, paper or PDF by the browser, a spreadsheet. */
export function ReportActions({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const [isCopied, setCopied] = useState(false);
  const who = useId();
  const mayExport = useMayExport();
  const csv = useTask(() => askForCsv(interviewScheduleID), {
    refreshes: [],
    onDone: (file) => saveText(file.fileName, file.csv, 'text/csv'),
  });
  const copy = async (): Promise<void> => {
    const address = new URL(location.href);
    address.search = stringifySearch({ interviewScheduleID });
    await navigator.clipboard.writeText(address.href);
    setCopied(true);
  };
  return (
    <div className="stack gap-2xs unprinted">
      <div className="row">
        <Button
          variant="default"
          size="compact-md"
          aria-describedby={who}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Button variant="default" size="compact-md" onClick={() => print()}>
          Print or save as PDF
        </Button>
        {mayExport && (
          <Button
            variant="default"
            size="compact-md"
            loading={csv.isPending}
            onClick={() => csv.mutate()}
          >
            Answers as CSV
          </Button>
        )}
      </div>
      <p id={who} className="dimmed small" aria-live="polite">
        {isCopied ? `Link copied. ${whoMayOpen}` : whoMayOpen}
      </p>
      {csv.isError && <p role="alert">{csv.error.message}</p>}
    </div>
  );
}
