import { type BlueprintFormState, check } from './use-blueprint-form.ts';

type Props = {
  readonly form: BlueprintFormState;
  readonly name: Parameters<typeof check>[1];
  readonly label: string;
  readonly isDisabled?: boolean;
};

export function CheckField({ form, name, label, isDisabled = false }: Props) {
  return (
    <label className="check">
      <input {...check(form, name)} disabled={isDisabled} />
      <span>{label}</span>
    </label>
  );
}
