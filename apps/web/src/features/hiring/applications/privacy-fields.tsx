import {
  applicationConsent,
  applicationPrivacy,
  talentPoolConsent,
} from '@candor/contract/hiring/application-privacy-rules';
import { fieldId, Group } from '../../../ui/step-form.tsx';
import { AgreedText } from './agreed-text.tsx';
import { privacyWords as words } from './apply-form-words.ts';
import type { ApplyState } from './use-apply-form.ts';

type Props = { readonly state: ApplyState; readonly companyName: string };

/** Neither box is ticked for anybody. The words are the contract's: they are stored with the consent. */
export function PrivacyFields({ state: { form }, companyName }: Props) {
  const { privacy, talentPool } = form.getValues();
  const id = fieldId('privacy');
  const set = (name: 'privacy' | 'talentPool', isGiven: boolean): void => {
    form.setFieldValue(name, isGiven);
    if (name === 'privacy') form.clearFieldError(name);
  };
  return (
    <Group title={words.title}>
      <div className="stack gap-xs card apply-form__privacy">
        <AgreedText
          text={words.text(companyName)}
          stored={[
            ...applicationPrivacy({ companyName }),
            applicationConsent({ companyName }),
            talentPoolConsent({ companyName }),
          ]}
        />
      </div>
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={privacy}
          aria-describedby={`${id}-problem`}
          onChange={(event) => set('privacy', event.currentTarget.checked)}
        />
        <span>
          {words.agree(companyName)} {words.needed}
        </span>
      </label>
      <p id={`${id}-problem`} className="problem tiny step-form__field-problem">
        {form.errors['privacy'] !== undefined &&
          (privacy ? words.changed : words.missing(companyName))}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={talentPool}
          onChange={(event) => set('talentPool', event.currentTarget.checked)}
        />
        <span>
          {words.keep(companyName)} {words.optional}
        </span>
      </label>
    </Group>
  );
}
