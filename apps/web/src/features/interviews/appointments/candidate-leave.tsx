import {
  openAppointment,
  withdrawFromAppointment,
} from '@candor/contract/interviews/appointment-links';
import { REASON_MOST } from '@candor/contract/interviews/appointment-rules';
import { Button, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { leaveWords } from './candidate-leave-words.ts';

type Props = {
  readonly token: string;
  readonly companyName: string;
  readonly isBooked: boolean;
  readonly onClose: () => void;
};

export function LeaveDialog({ token, companyName, isBooked, onClose }: Props) {
  const form = useEndpointForm(withdrawFromAppointment, {
    initial: { isUnable: !isBooked, reason: '' },
    toInput: (values) => ({ body: { token, ...values } }),
    refreshes: [openAppointment],
    evenIfRefused: true,
    onDone: () => {
      showToast({ tone: 'success', text: leaveWords.left });
      onClose();
    },
  });
  return (
    <ModalDialog title={isBooked ? leaveWords.title : leaveWords.unableTitle} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{leaveWords.text(companyName)}</p>
        {isBooked && (
          <label className="check">
            <input type="checkbox" {...form.field('isUnable', 'checkbox')} />
            <span>{leaveWords.isUnable}</span>
          </label>
        )}
        <Textarea
          label={leaveWords.reason}
          {...{ autosize: true, minRows: 2, maxLength: REASON_MOST }}
          {...form.field('reason')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm">
          <Button variant="default" onClick={onClose}>
            {leaveWords.stay}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {form.values.isUnable ? leaveWords.unable : leaveWords.leave}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
