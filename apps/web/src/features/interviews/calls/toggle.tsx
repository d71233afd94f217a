import type { ReactNode } from 'react';

type Props = {
  readonly name: string;
  readonly isOn: boolean;
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
  /** As the browser writes it: `Alt+M`. */
  readonly keys?: string;
  readonly onChange: (isOn: boolean) => void;
};

/** On or off, said by its icon, its look and to a screen reader. */
export function Toggle({ name, isOn, icon, isDisabled = false, keys, onChange }: Props) {
  return (
    <button
      type="button"
      className="call-toggle"
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      title={keys === undefined ? undefined : `${name} (${keys.replace('+', ' + ')})`}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      {icon}
      <span>{name}</span>
    </button>
  );
}
