import type { ReactNode } from 'react';
import { fieldId, Group } from '../../../ui/step-form.tsx';

type Props = {
  readonly privacy: boolean;
  readonly talentPool: boolean;
  readonly problem: ReactNode;
  readonly onChange: (name: 'privacy' | 'talentPool', isGiven: boolean) => void;
};

/** Neither is ticked for anybody. Changing a text here means a new version in person-rules.ts. */
export function ConsentFields({ privacy, talentPool, problem, onChange }: Props) {
  return (
    <Group title="What we may do with it">
      <label className="check">
        <input
          id={fieldId('privacy')}
          type="checkbox"
          checked={privacy}
          aria-describedby={`${fieldId('privacy')}-problem`}
          onChange={(event) => onChange('privacy', event.currentTarget.checked)}
        />
        <span>Keep my profile. I can change all of it at any time, and remove my CV. (needed)</span>
      </label>
      <p id={`${fieldId('privacy')}-problem`} className="problem tiny step-form__field-problem">
        {problem}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={talentPool}
          onChange={(event) => onChange('talentPool', event.currentTarget.checked)}
        />
        <span>
          Once companies can look for profiles in Candor, they may find mine and invite me, also for
          jobs that I did not apply to. (optional; I can take it back in my profile)
        </span>
      </label>
    </Group>
  );
}
