import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { saveText } from '../../../ui/save-file.ts';
import { askForCsv } from './review-queries.ts';
import { useMayExport } from './use-may-export.ts';
import './report-actions.css';

const whoMayOpen = 'Colleagues whose role includes interviews can open it.';

/** Ways to hand the report on: its own address, paper or PDF by the browser, a spreadsheet. */
export function ReportActions({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const [isCopied, setCopied] = useState(false);
  const who = useId();
  const mayExport = useMayExport();
  const csv = useMutation({
    mutationFn: () => askForCsv(interviewScheduleID),
    onSuccess: (file) => saveText(file.fileName, file.csv, 'text/csv'),
  });
  const copy = async (): Promise<void> => {
    const address = new URL(location.href);
    address.search = new URLSearchParams({ interviewScheduleID }).toString();
    await navigator.clipboard.writeText(address.href);
    setCopied(true);
  };
  return (
    <div className="report-actions">
      <div className="report-actions__buttons">
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
      <p id={who} className="report-actions__who" aria-live="polite">
        {isCopied ? `Link copied. ${whoMayOpen}` : whoMayOpen}
      </p>
      {csv.isError && <p role="alert">{csv.error.message}</p>}
    </div>
  );
}
