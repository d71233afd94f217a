import type { ComponentProps, SubmitEvent } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  readonly onSubmit: () => void;
};

/** What says so of a group of fields, which no field of it is to blame for, is `data-invalid`. */
const wrong = '[aria-invalid=true], [data-invalid][tabindex]';

/** A form that is not one endpoint's: what is wrong first has the focus after a submit. */
export function PlainForm({ onSubmit, ...rest }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    onSubmit();
    requestAnimationFrame(() => form.querySelector<HTMLElement>(wrong)?.focus());
  };
  return <form {...rest} noValidate onSubmit={submit} />;
}
