import { confirmationProblem, passwordProblem } from '@candor/contract/people/password-rules';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { problemInLanguage } from '../../../lib/said-in-english.ts';
import { TaskForm } from '../../../ui/task-form.tsx';
import { NewPasswordField, PasswordField } from '../../../ui/password-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';

type Props = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly labels: readonly [password: string, confirmation: string];
  readonly button: string;
  readonly problem: { readonly text: string; readonly count: number } | undefined;
  readonly isPending: boolean;
  readonly onInvalidSubmit?: () => void;
  readonly onSubmit: (password: string, confirmPassword: string) => void;
  readonly ways?: ReactNode;
};

/** A new password and the same once more. */
export function NewPasswordForm(props: Props) {
  const { labels, button, problem, isPending, onSubmit, ...frame } = props;
  const [password, setPassword] = useState('');
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validateInputOnBlur: true,
    onValuesChange: (values, previous) => {
      setPassword(values.password);
      // What was said of the confirmation, or was not, held for another password.
      const isOther = values.password !== previous.password;
      if (isOther && values.confirmPassword !== '') form.validateField('confirmPassword');
    },
    validate: {
      password: (typed) => problemInLanguage(passwordProblem(typed)),
      confirmPassword: (confirmation, values) =>
        problemInLanguage(confirmationProblem(values.password, confirmation)),
    },
  });
  return (
    <TaskForm
      {...frame}
      isValid={form.isValid()}
      onInvalidSubmit={() => {
        form.validate();
        props.onInvalidSubmit?.();
      }}
      onSubmit={form.onSubmit((values) => onSubmit(values.password, values.confirmPassword))}
    >
      <NewPasswordField
        label={labels[0]}
        password={password}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={labels[1]}
        autoComplete="new-password"
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
      {problem !== undefined && <FormProblem key={problem.count} text={problem.text} />}
      <Button type="submit" fullWidth disabled={!form.isValid()} loading={isPending}>
        {button}
      </Button>
    </TaskForm>
  );
}
