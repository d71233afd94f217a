import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { keyQuery, useMakeArchive } from './archive-queries.ts';
import { archiveWords } from './archive-words.ts';
import { BringArchive } from './bring-archive.tsx';

const { take } = archiveWords;

/** One file for another Candor, and one from there. */
export function ArchivePage() {
  usePageTitle(archiveWords.title);
  const making = useMakeArchive();
  const key = useRead(keyQuery);
  return (
    <div className="stack gap-lg column">
      <PageHead title={archiveWords.title} />
      <section className="stack gap-sm start" aria-labelledby="take-along">
        <h2 id="take-along">{take.title}</h2>
        <p>{take.text}</p>
        <p className="dimmed">{take.not}</p>
        <p>{take.careful}</p>
        {making.error !== null && (
          <FormProblem key={making.submittedAt} text={making.error.message} />
        )}
        <Button loading={making.isPending} onClick={() => making.mutate({})}>
          {take.button}
        </Button>
        <Loaded query={key} what={archiveWords.what}>
          {({ fingerprint }) => (
            <p className="dimmed small anywhere">
              {take.fingerprint}
              <code>{fingerprint}</code>
            </p>
          )}
        </Loaded>
      </section>
      <BringArchive />
    </div>
  );
}
