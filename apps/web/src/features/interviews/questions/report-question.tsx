import { REPORT_MOST } from '@candor/contract/interviews/question-rules';
import { areas, rights } from '@candor/contract/people/right-rules';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useReportQuestion } from './question-queries.ts';

type Props = {
  readonly questionID: number;
  /** Of the question, for a screen reader that walks over many such buttons. */
  readonly number: number;
};

/** For whoever reads the answers: the question itself may be at fault. */
export function ReportQuestion({ questionID, number }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayReport = useRights()(areas.interviews, rights.change);
  if (!mayReport) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Report an error in question ${number}`}
        onClick={() => setOpen(true)}
      >
        Report an error
      </Button>
      {isOpen && <Dialog questionID={questionID} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = { readonly questionID: number; readonly onClose: () => void };

function Dialog({ questionID, onClose }: DialogProps) {
  const [text, setText] = useState('');
  // One for the dialog: a repeat after a lost reply is the same report.
  const reportKey = useRef(crypto.randomUUID());
  const report = useReportQuestion();
  const send = (): void =>
    report.mutate(
      {
        params: { questionID: String(questionID) },
        body: { text, reportKey: reportKey.current },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: 'Reported. It waits under Questions.' });
          onClose();
        },
      },
    );
  return (
    <ModalDialog title="What is wrong with this question?" onClose={onClose}>
      {report.isError && <FormProblem text={report.error.message} />}
      <Textarea
        label="In a few words"
        autosize
        minRows={3}
        maxLength={REPORT_MOST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="row apart">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={text.trim() === ''} loading={report.isPending} onClick={send}>
          Report
        </Button>
      </div>
    </ModalDialog>
  );
}
