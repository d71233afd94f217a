import { NativeSelect } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { rolesToGiveQuery } from './member-queries.ts';
import { roleChoices } from './role-choice.ts';

type Props = {
  readonly value: string;
  readonly onChange: (choice: string) => void;
  readonly current?: { readonly choice: string; readonly label: string };
  readonly error?: string | undefined;
};

/** The roles that the person who looks may give. */
export function RoleSelect({ value, onChange, current, error }: Props) {
  const offered = useRead(rolesToGiveQuery);
  const problem = offered.isError
    ? 'The roles could not be loaded. Please reload the page.'
    : error;
  return (
    <NativeSelect
      label="Role"
      withAsterisk
      disabled={offered.data === undefined}
      data={roleChoices(offered.data ?? { roles: [], mayMakeAdmin: false, jobs: [] }, current)}
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
