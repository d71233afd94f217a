import { PasswordInput } from '@mantine/core';
import { type ComponentProps, useId, useState } from 'react';
import { PasswordChecklist } from './password-checklist.tsx';
import { passwordWords } from './password-words.ts';

type Props = Omit<ComponentProps<typeof PasswordInput>, 'visibilityToggleButtonProps'>;

/** With a button that shows what was typed; its name says what it does now. */
export function PasswordField(props: Props) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? passwordWords.hide : passwordWords.show,
        'aria-pressed': isVisible,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}

/** For a password that is being chosen: the live list stands between label and message. */
export function NewPasswordField({ password, ...props }: Props & { readonly password: string }) {
  const id = useId();
  return (
    <div>
      <PasswordField autoComplete="new-password" {...props} aria-details={id} />
      <PasswordChecklist id={id} password={password} />
    </div>
  );
}
