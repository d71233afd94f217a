import { Button, TextInput } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { eraseEndpoint } from './candidate-page-queries.ts';
import { ownDataWords as words } from './candidate-page-words.ts';

type Props = {
  readonly token: string;
  readonly email: string;
  readonly onClose: () => void;
  readonly onErased: () => void;
};

/** Asked once more, and by typing: it cannot be taken back. */
export function EraseDialog({ token, email, onClose, onErased }: Props) {
  const form = useEndpointForm(eraseEndpoint, {
    initial: { email: '' },
    refreshes: [],
    rules: {
      email: (value) => (value.trim().toLowerCase() === email ? null : words.eraseWrong),
    },
    toInput: (values) => ({ body: { token, email: values.email } }),
    onDone: onErased,
  });
  return (
    <ModalDialog title={words.eraseAsk} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{words.eraseNote}</p>
        <p className="dimmed small">{words.eraseFresh}</p>
        <TextInput
          label={words.eraseField}
          description={words.eraseHint(email)}
          withAsterisk
          type="email"
          autoComplete="off"
          maxLength={254}
          {...form.field('email')}
        />
        <FormRefusal of={form} />
        <div className="row">
          <Button variant="default" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {words.eraseSure}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
