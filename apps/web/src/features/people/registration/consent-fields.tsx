import type { ReactNode } from 'react';
import { fieldId, Group } from '../../../ui/step-form.tsx';
import { consentWords as words } from './job-seeker-words.ts';

type Props = {
  readonly privacy: boolean;
  readonly talentPool: boolean;
  readonly problem: ReactNode;
  readonly onChange: (name: 'privacy' | 'talentPool', isGiven: boolean) => void;
};

/** Neither is ticked for anybody. */
export function ConsentFields({ privacy, talentPool, problem, onChange }: Props) {
  return (
    <Group title={words.title}>
      <label className="check">
        <input
          id={fieldId('privacy')}
          type="checkbox"
          checked={privacy}
          aria-describedby={`${fieldId('privacy')}-problem`}
          onChange={(event) => onChange('privacy', event.currentTarget.checked)}
        />
        <span>{words.keep}</span>
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
        <span>{words.found}</span>
      </label>
    </Group>
  );
}
