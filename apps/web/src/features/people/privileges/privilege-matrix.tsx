import type { Feature, Granted } from './privilege-queries.ts';

type Props = {
  readonly features: readonly Feature[];
  readonly granted: readonly Granted[];
  readonly onChange: (granted: readonly Granted[]) => void;
};

/** Every activity that a role can allow, one box each, a feature a row. */
export function PrivilegeMatrix({ features, granted, onChange }: Props) {
  const has = (featureId: number, activityId: number) =>
    granted.some((right) => right.featureId === featureId && right.activityId === activityId);
  const toggle = (featureId: number, activityId: number) => {
    const others = granted.filter(
      (right) => right.featureId !== featureId || right.activityId !== activityId,
    );
    onChange(has(featureId, activityId) ? others : [...others, { featureId, activityId }]);
  };
  return (
    <div className="stack columns">
      {features.map(({ featureId, name, activities }) => (
        <fieldset key={featureId} className="stack gap-xs packed card role-management__feature">
          <legend>{name}</legend>
          {activities.map((activity) => (
            <label key={activity.activityId} className="check">
              <input
                type="checkbox"
                checked={has(featureId, activity.activityId)}
                onChange={() => toggle(featureId, activity.activityId)}
              />
              {activity.name}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
