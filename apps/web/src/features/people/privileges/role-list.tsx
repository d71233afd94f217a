import { Button } from '@mantine/core';
import type { Feature, Role } from './privilege-queries.ts';

type Props = {
  readonly roles: readonly Role[];
  readonly features: readonly Feature[];
  readonly deletingID: number | undefined;
  readonly onEdit: (role: Role) => void;
  readonly onDelete: (role: Role) => void;
};

export function RoleList({ roles, features, deletingID, onEdit, onDelete }: Props) {
  return (
    <ul className="lines">
      {roles.map((role) => (
        <li key={role.roleID} className="row top spread apart role-management__role">
          <div>
            <h2 className="minor">{role.name}</h2>
            {role.description !== '' && <p>{role.description}</p>}
            <p>{rightsInWords(role, features)}</p>
            <p className="small role-management__members tabular">
              {role.members === 1 ? '1 member' : `${role.members} members`}
            </p>
          </div>
          <div className="row">
            <Button variant="default" aria-label={`Edit ${role.name}`} onClick={() => onEdit(role)}>
              Edit
            </Button>
            <Button
              variant="subtle"
              className="problem"
              aria-label={`Delete ${role.name}`}
              loading={deletingID === role.roleID}
              onClick={() => onDelete(role)}
            >
              Delete
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** "Jobs: post or clone, view. Interviews: view." */
function rightsInWords({ granted }: Role, features: readonly Feature[]): string {
  const parts = features.flatMap(({ featureId, name, activities }) => {
    const own = activities.filter(({ activityId }) =>
      granted.some((right) => right.featureId === featureId && right.activityId === activityId),
    );
    const words = own.map((activity) => activity.name.toLowerCase()).join(', ');
    return own.length === 0 ? [] : [`${name}: ${words}.`];
  });
  return parts.length === 0 ? 'Allows the dashboard only.' : parts.join(' ');
}
