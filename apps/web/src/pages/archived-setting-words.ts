import type { ArchivedSetting } from '@candor/contract/operations/archive-rules';
import { settingSections } from '@candor/contract/operations/company-settings';
import type { RetentionKind } from '@candor/contract/operations/retention-rules';
import type { ViewedList } from '@candor/contract/operations/view-rules';
import type { SettingText } from '../features/operations/archives/compared-settings.tsx';
import { kindWords } from '../features/operations/retention/retention-words.ts';
import { type SettingWords, sectionWords } from '../features/operations/settings/setting-words.ts';
import { viewedListWords } from '../features/operations/views/viewed-list-words.ts';

const none = 'None';
const faceWords = {
  title: 'Profile and brand',
  colour: 'Colour',
  logo: 'Logo',
  there: 'A picture',
  another: 'The picture of the file',
};
const keptWords = {
  title: 'Retention',
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
};
const sharedView = 'Shared view';
const empty = 'Empty';

/** What pages call a setting of a file and its two values; one of a newer server keeps its own name. */
export const archivedSettingText: SettingText = (
  { what, name, now, next },
  companyName,
): ReturnType<SettingText> => {
  if (what === 'kept') {
    const kind = kindWords[name as RetentionKind] ?? { name };
    const days = (value: string | null) => (value === null ? '' : keptWords.days(value));
    return { page: keptWords.title, label: kind.name, now: days(now), next: days(next) };
  }
  if (what === 'view') {
    const page = viewedListWords[name as ViewedList] ?? name;
    return { page, label: sharedView, now: now ?? none, next: next ?? '' };
  }
  if (what === 'colour' || what === 'logo') {
    const { title, there, another } = faceWords;
    const isLogo = what === 'logo';
    return {
      ...{ page: title, label: faceWords[what] },
      now: now === null ? none : isLogo ? there : now,
      next: isLogo ? another : (next ?? ''),
    };
  }
  return ofSection({ what, name, now, next }, companyName);
};

type Section = Exclude<ArchivedSetting, 'kept' | 'view' | 'colour' | 'logo'>;

function ofSection(
  {
    what,
    name,
    now,
    next,
  }: { what: Section; name: string; now: string | null; next: string | null },
  companyName: string,
): ReturnType<SettingText> {
  if (!(what in settingSections))
    return { page: what, label: name, now: now ?? '', next: next ?? '' };
  const words = new Map<string, SettingWords>(Object.entries(sectionWords[what].settings)).get(
    name,
  );
  const text = (value: string | null) => {
    if (value === null || value === '') return words?.empty?.(companyName) ?? empty;
    return words?.choice?.(value) ?? value;
  };
  return {
    page: sectionWords[what].title,
    label: words?.label ?? name,
    ...{ now: text(now), next: text(next) },
  };
}
