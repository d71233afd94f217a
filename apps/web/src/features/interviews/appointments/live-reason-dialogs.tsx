import { REASON_MOST } from '@candor/contract/interviews/appointment-rules';
import { cancelLiveInterview, declineMove } from '@candor/contract/interviews/appointment-deeds';
import { Button, Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { deed, type LiveInterview } from './live-queries.ts';
import { cancelWords, moveWords } from './live-page-words.ts';

type Props = { readonly interview: LiveInterview; readonly onClose: () => void };

const initial = { reason: '' };

export function CancelLive({ interview, onClose }: Props) {
  const { interviewScheduleID, candidateName } = interview;
  const form = useEndpointForm(cancelLiveInterview, {
    ...{ initial, ...deed },
    toInput: (body) => ({ params: { interviewScheduleID: String(interviewScheduleID) }, body }),
    tells: () => showToast({ tone: 'success', text: cancelWords.done }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={cancelWords.title(candidateName)} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{cancelWords.text}</p>
        <ReasonField {...form.field('reason')} />
        <FormRefusal of={form} />
        <Ways keep={cancelWords.keep} send={cancelWords.send} of={form} onClose={onClose} />
      </EndpointForm>
    </ModalDialog>
  );
}

/** Somebody asked for another time, or we did, and the appointment stays. */
export function DeclineMove({ interview, onClose }: Props) {
  const { interviewScheduleID, revision, move } = interview;
  const isOurs = move?.by === 'company';
  const form = useEndpointForm(declineMove, {
    ...{ initial, ...deed },
    toInput: (typed) => ({
      params: { interviewScheduleID: String(interviewScheduleID) },
      body: { ...typed, revision },
    }),
    tells: () => showToast({ tone: 'success', text: moveWords.declined }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={isOurs ? moveWords.keepTitle : moveWords.declineTitle} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{isOurs ? moveWords.keepText : moveWords.declineText}</p>
        <ReasonField {...form.field('reason')} />
        <FormRefusal of={form} />
        <Ways
          keep={moveWords.cancel}
          send={isOurs ? moveWords.keepTime : moveWords.decline}
          of={form}
          onClose={onClose}
        />
      </EndpointForm>
    </ModalDialog>
  );
}

export function ReasonField(field: ComponentProps<typeof Textarea>) {
  return (
    <Textarea
      label={moveWords.reason}
      description={moveWords.reasonHint}
      maxLength={REASON_MOST}
      autosize
      minRows={2}
      {...field}
    />
  );
}

type WaysProps = {
  readonly keep: string;
  readonly send: string;
  readonly of: { readonly isPending: boolean };
  readonly onClose: () => void;
};

export function Ways({ keep, send, of: { isPending }, onClose }: WaysProps) {
  return (
    <div className="row gap-sm modal-dialog__actions">
      <Button variant="default" onClick={onClose}>
        {keep}
      </Button>
      <Button type="submit" loading={isPending}>
        {send}
      </Button>
    </div>
  );
}
