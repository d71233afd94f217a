import type { Endpoint } from '@candor/contract';
import type { ComponentProps } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { ReasonForm } from './reason-form.tsx';

type Props<E extends Endpoint> = ComponentProps<typeof ReasonForm<E>> & { readonly title: string };

/** An act of a row, which has no room for a form. */
export function ReasonDialog<E extends Endpoint>({ title, ...form }: Props<E>) {
  return (
    <ModalDialog title={title} onClose={form.onEnd}>
      <ReasonForm {...form} />
    </ModalDialog>
  );
}
