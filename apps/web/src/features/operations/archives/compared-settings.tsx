import { ARCHIVE_MOST_COMPARED } from '@candor/contract/operations/archive-rules';
import { useSession } from '../../../lib/session.ts';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import type { ComparedSetting } from './archive-queries.ts';
import { becomesText, settingsWords as words } from './archive-words.ts';
import './compared-settings.css';

/** What people call a setting, the page it stands on, and its values. */
export type SettingText = (
  setting: Pick<ComparedSetting, 'what' | 'name' | 'now' | 'next'>,
  companyName: string,
) => {
  readonly page: string;
  readonly label: string;
  readonly now: string;
  readonly next: string;
};

type Props = {
  readonly settings: readonly ComparedSetting[];
  readonly settingText: SettingText;
};

/** Each setting of a file: as it is here, as it is there, and which of the two will be. */
export function ComparedSettings({ settings, settingText }: Props) {
  const companyName = useSession()?.companyName ?? '';
  const said = (setting: ComparedSetting) => settingText(setting, companyName);
  const columns: readonly PlainColumn<ComparedSetting>[] = [
    { name: words.setting, cell: (setting) => called(said(setting)), width: '34%' },
    { name: words.now, cell: (setting) => said(setting).now },
    { name: words.next, cell: (setting) => said(setting).next },
    { name: words.becomes, cell: becomesText },
  ];
  return (
    <section className="stack gap-sm compared-settings" aria-labelledby="archive-settings">
      <h4 id="archive-settings">{words.title}</h4>
      <PlainTable
        caption={words.title}
        columns={columns}
        rows={settings}
        keyOf={({ what, name, next }, at) => `${what} ${name} ${next} ${at}`}
      />
      {settings.length >= ARCHIVE_MOST_COMPARED && (
        <p className="dimmed small">{words.most(ARCHIVE_MOST_COMPARED)}</p>
      )}
    </section>
  );
}

const called = ({ page, label }: ReturnType<SettingText>) => (
  <>
    {label}
    <p className="dimmed small">{page}</p>
  </>
);
