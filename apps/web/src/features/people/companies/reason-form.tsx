import { Button, Textarea } from '@mantine/core';
import { requiredProblem } from '@candor/contract/people/company-rules';
import type { ComponentProps } from 'react';
import { EndpointForm } from '../../../ui/endpoint-form.tsx';
import './user-page.css';

/** What cannot be undone by a click, or hurts somebody, is said why. */
export const reasonOf = {
  initial: { reason: '' },
  rules: { reason: (value: string) => requiredProblem(value, 'a reason') },
  checks: 'blur',
} as const;

type Props = {
  readonly of: ComponentProps<typeof EndpointForm>['of'] & {
    readonly field: (name: 'reason') => object;
    readonly isRight: boolean;
    readonly isPending: boolean;
  };
  readonly label: string;
  readonly button: string;
  /** Left out where the form stands by itself. */
  readonly onCancel?: () => void;
};

/** The form of `reasonOf`. */
export function ReasonForm({ of: form, label, button, onCancel }: Props) {
  return (
    <EndpointForm of={form} className="stack start user-page__form">
      <Textarea label={label} withAsterisk rows={2} maxLength={500} {...form.field('reason')} />
      <div className="row gap-sm">
        <Button type="submit" variant="default" disabled={!form.isRight} loading={form.isPending}>
          {button}
        </Button>
        {onCancel !== undefined && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </EndpointForm>
  );
}
