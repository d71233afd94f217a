import type { Setting } from '@candor/contract/operations/company-settings';
import { NativeSelect, TextInput } from '@mantine/core';
import { useSession } from '../../../lib/session.ts';
import type { SettingWords } from './setting-words.ts';

type Props = {
  readonly setting: Setting;
  readonly words: SettingWords;
  /** What the server said of its section. */
  readonly read: Readonly<Record<string, unknown>>;
  /** Its value, its problem and what changes it. */
  readonly input: object;
};

/** How each kind of setting is typed. */
export function SettingField({ setting, words, read, input }: Props) {
  const companyName = useSession()?.companyName ?? '';
  const { kind, most } = setting;
  const description = `${words.description} ${words.told?.(read) ?? ''}`.trim();
  if (kind === 'choice') {
    return (
      <NativeSelect
        label={words.label}
        description={description}
        data={setting.values.map((value) => ({ value, label: words.choice?.(value) ?? value }))}
        {...input}
      />
    );
  }
  return (
    <TextInput
      label={words.label}
      description={description}
      placeholder={words.empty?.(companyName)}
      type={kind === 'address' ? 'email' : 'text'}
      maxLength={most}
      {...input}
    />
  );
}
