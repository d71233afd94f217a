import { Button, Textarea } from '@mantine/core';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { useForm } from '@mantine/form';
import './user-page.css';

type Props = {
  readonly label: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly onSubmit: (reason: string) => void;
  /** Left out where the form stands by itself. */
  readonly onCancel?: () => void;
};

/** What cannot be undone by a click, or hurts somebody, is said why. */
export function ReasonForm({ label, button, isPending, onSubmit, onCancel }: Props) {
  const form = useForm({
    initialValues: { reason: '' },
    validateInputOnBlur: true,
    validate: { reason: (value) => requiredProblem(value, 'a reason') },
  });
  return (
    <form
      className="user-page__form"
      noValidate
      onSubmit={form.onSubmit(({ reason }) => onSubmit(reason.trim()))}
    >
      <Textarea
        label={label}
        withAsterisk
        rows={2}
        maxLength={500}
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
      <div className="user-page__buttons">
        <Button type="submit" variant="default" disabled={!form.isValid()} loading={isPending}>
          {button}
        </Button>
        {onCancel !== undefined && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
