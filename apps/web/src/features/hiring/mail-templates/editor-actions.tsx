import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { Template } from './letter-draft-rules.ts';
import { useResetLetters, useSendTest } from './mail-template-queries.ts';

type Props = {
  readonly kind: LetterKind;
  readonly template: Template;
  readonly isRight: boolean;
  readonly isOwn: boolean;
  readonly onReset: () => void;
};

export function EditorActions({ kind, template, isRight, isOwn, onReset }: Props) {
  const [isAsking, setAsking] = useState(false);
  const test = useSendTest();
  const { subject, body } = template;
  const send = (): void => {
    if (test.isPending) return;
    test.mutate({ body: { kind, subject, body } });
  };
  return (
    <>
      <Button variant="default" loading={test.isPending} disabled={!isRight} onClick={send}>
        Send a test to me
      </Button>
      {isOwn && (
        <Button variant="default" onClick={() => setAsking(true)}>
          Back to Candor’s words
        </Button>
      )}
      <output className="mail-templates-page__sent">
        {test.data !== undefined && `Sent to ${test.data.sentTo}, as it stands here.`}
      </output>
      {test.error !== null && <FormProblem key={test.submittedAt} text={test.error.message} />}
      {isAsking && <ResetDialog kind={kind} onClose={() => setAsking(false)} onReset={onReset} />}
    </>
  );
}

type DialogProps = {
  readonly kind: LetterKind;
  readonly onClose: () => void;
  readonly onReset: () => void;
};

function ResetDialog({ kind, onClose, onReset }: DialogProps) {
  const reset = useResetLetters();
  const go = (): void => {
    if (reset.isPending) return;
    const onSuccess = (): void => {
      showToast({ tone: 'success', text: 'Candor’s own words are back.' });
      onClose();
      onReset();
    };
    reset.mutate({ body: { kind } }, { onSuccess });
  };
  return (
    <ModalDialog title="Back to Candor’s words?" onClose={onClose}>
      <p>Your own words of this mail go. They stay readable in the audit log.</p>
      {reset.error !== null && <FormProblem key={reset.submittedAt} text={reset.error.message} />}
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          Keep mine
        </Button>
        <Button loading={reset.isPending} onClick={go}>
          Take Candor’s
        </Button>
      </div>
    </ModalDialog>
  );
}
