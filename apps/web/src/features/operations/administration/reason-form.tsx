import type { Endpoint, Input } from '@candor/contract';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { administrationActs } from './administration-queries.ts';

type Props<E extends Endpoint> = {
  readonly endpoint: E;
  readonly inputOf: (reason: string) => Input<E>;
  readonly label: string;
  readonly button: string;
  /** What is said once it was done, where nothing else shows it. */
  readonly tells?: () => void;
  /** Once it was done, or not wanted. */
  readonly onEnd: () => void;
};

/** An act that somebody will ask about: it carries its reason. */
export function ReasonForm<E extends Endpoint>(props: Props<E>) {
  const { endpoint, inputOf, label, button, tells, onEnd } = props;
  const form = useEndpointForm<E, { reason: string }>(endpoint, {
    initial: { reason: '' },
    toInput: ({ reason }) => inputOf(reason),
    rules: { reason: (reason) => requiredProblem(reason, 'a reason') },
    ...administrationActs,
    ...(tells && { tells }),
    onDone: onEnd,
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <EndpointForm of={form} className="stack narrow">
      <FormRefusal of={form} />
      <TextInput ref={input} label={label} withAsterisk maxLength={500} {...form.field('reason')} />
      <div className="row gap-sm">
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          {button}
        </Button>
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </EndpointForm>
  );
}
