import { Button } from '@mantine/core';
import { useState } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type Feature,
  type Preset,
  type Role,
  useDeleteRole,
  usePrivileges,
  useRoles,
} from './privilege-queries.ts';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { RoleForm } from './role-form.tsx';
import { RoleList } from './role-list.tsx';
import './role-management.css';

/** PR-5: an admin composes roles from features and activities; the users' pages give them to people. */
export function RoleManagementPage() {
  usePageTitle('Roles');
  const roles = useRoles();
  const privileges = usePrivileges();
  if (roles.isPending || privileges.isPending) return <LoadingState what="roles" />;
  if (roles.isError || privileges.isError) {
    const again = () => {
      void roles.refetch();
      void privileges.refetch();
    };
    return (
      <ErrorState
        isPage
        title="The roles could not be loaded"
        action={<Button onClick={again}>Try again</Button>}
      >
        {(roles.error ?? privileges.error)?.message}
      </ErrorState>
    );
  }
  return <Roles roles={roles.data.roles} {...privileges.data} />;
}

type Lists = { readonly roles: readonly Role[]; readonly features: readonly Feature[] };
type Offered = Lists & { readonly presets: readonly Preset[] };

function Roles({ roles, features, presets }: Offered) {
  const [edited, setEdited] = useState<Role | 'new'>();
  const close = (): void => {
    setEdited(undefined);
    // What had the focus is gone; the list begins here.
    document.getElementById('main')?.focus();
  };
  if (edited !== undefined) {
    const role = edited === 'new' ? null : edited;
    return <EditRole role={role} features={features} presets={presets} onDone={close} />;
  }
  return (
    <div className="stack gap-lg broad">
      <PageHead title="Roles" actions={<Button onClick={() => setEdited('new')}>New role</Button>}>
        <p className="intro">
          A role says what a colleague may do. Admins may do everything and need none.
        </p>
      </PageHead>
      <ExistingRoles roles={roles} features={features} onEdit={setEdited} />
    </div>
  );
}

function ExistingRoles({
  roles,
  features,
  onEdit,
}: Lists & { readonly onEdit: (role: Role) => void }) {
  const remove = useDeleteRole();
  const [asked, setAsked] = useState<Role>();
  if (roles.length === 0) {
    return (
      <EmptyState title="No roles yet">
        Colleagues without a role see the dashboard only. Compose a role of what they should do.
      </EmptyState>
    );
  }
  return (
    <>
      {remove.error !== null && (
        <p className="notice bad" role="alert">
          {remove.error.message}
        </p>
      )}
      {asked !== undefined && (
        <DeleteRoleDialog
          role={asked}
          onKeep={() => setAsked(undefined)}
          onDelete={() => remove.mutate(asked.roleID)}
        />
      )}
      <RoleList
        roles={roles}
        features={features}
        deletingID={remove.isPending ? remove.variables : undefined}
        onEdit={onEdit}
        onDelete={setAsked}
      />
    </>
  );
}

type EditProps = {
  readonly role: Role | null;
  readonly features: readonly Feature[];
  readonly presets: readonly Preset[];
  readonly onDone: () => void;
};

function EditRole({ role, features, presets, onDone }: EditProps) {
  return (
    <div className="stack gap-lg broad">
      <PageHead title={role === null ? 'New role' : `Edit ${role.name}`} />
      <RoleForm
        role={role}
        features={features}
        presets={presets}
        onCancel={onDone}
        onSaved={() => {
          showToast({ tone: 'success', text: 'The role was saved.' });
          onDone();
        }}
      />
    </div>
  );
}
