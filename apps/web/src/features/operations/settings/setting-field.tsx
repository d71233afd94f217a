import type { Setting } from '@candor/contract/operations/company-settings';
import { NativeSelect, TextInput } from '@mantine/core';
import { useSession } from '../../../lib/session.ts';
import type { SettingWords } from './setting-words.ts';

type Props = {
  readonly setting: Setting;
  readonly words: SettingWords;
  /** Its value, its problem and what changes it. */
  readonly input: object;
};

/** How each kind of setting is typed. */
export function SettingField({ setting, words, input }: Props) {
  const companyName = useSession()?.companyName ?? '';
  const { kind, most } = setting;
  if (kind === 'choice') {
    return (
      <NativeSelect
        label={words.label}
        description={words.description}
        data={setting.values.map((value) => ({ value, label: words.choice?.(value) ?? value }))}
        {...input}
      />
    );
  }
  return (
    <TextInput
      label={words.label}
      description={words.description}
      placeholder={words.empty?.(companyName)}
      type={kind === 'address' ? 'email' : 'text'}
      maxLength={most}
      {...input}
    />
  );
}
