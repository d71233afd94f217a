import { ArchivePage } from '../features/operations/archives/archive-page.tsx';
import { archivedSettingText } from './archived-setting-words.ts';

/** What a company takes along and brings; its settings are called as their own pages call them. */
export function CompanyArchivePage() {
  return <ArchivePage settingText={archivedSettingText} />;
}
