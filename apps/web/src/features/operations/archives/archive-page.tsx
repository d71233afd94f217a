import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { archivesQuery } from './archive-queries.ts';
import { archiveWords } from './archive-words.ts';
import { BringArchive } from './bring-archive.tsx';
import type { SettingText } from './compared-settings.tsx';
import { TakeAlong } from './take-along.tsx';

/** One file for another Candor, and one from there. */
export function ArchivePage({ settingText }: { readonly settingText: SettingText }) {
  usePageTitle(archiveWords.title);
  const archives = useRead(archivesQuery);
  return (
    <div className="stack gap-lg column">
      <PageHead title={archiveWords.title} />
      <Loaded query={archives} what={archiveWords.what}>
        {({ made, brought, fingerprint }) => (
          <>
            <TakeAlong made={made} fingerprint={fingerprint} />
            <BringArchive brought={brought} settingText={settingText} />
          </>
        )}
      </Loaded>
    </div>
  );
}
