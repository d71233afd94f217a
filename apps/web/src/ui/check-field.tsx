import { useId } from 'react';
import './check-field.css';

type Props = {
  readonly label: string;
  readonly description?: string;
  readonly checked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
};

export function CheckField({ label, description, checked, onCheck }: Props) {
  const id = useId();
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={description === undefined ? undefined : id}
          onChange={(event) => onCheck(event.currentTarget.checked)}
        />
        {label}
      </label>
      {description !== undefined && (
        <p id={id} className="dimmed small check-field__description">
          {description}
        </p>
      )}
    </div>
  );
}
