import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ArchiveCounts } from './archive-counts.tsx';
import './archives.css';
import { type Archive, type Archives, useMakeArchive, useSaveArchive } from './archive-queries.ts';
import { archiveWords } from './archive-words.ts';

const { take } = archiveWords;

/** One file for another Candor: asked for, made by a job, and saved from here while it lies here. */
export function TakeAlong({ made, fingerprint }: Pick<Archives, 'made' | 'fingerprint'>) {
  const making = useMakeArchive();
  const isMaking = made?.state === 'making' && !made.isLate;
  const isReady = made?.state === 'ready';
  return (
    <section className="stack gap-sm start" aria-labelledby="take-along">
      <h2 id="take-along">{take.title}</h2>
      <p>{take.text}</p>
      <div className="archives__what">
        <What {...take.goes} />
        <What {...take.stays} />
      </div>
      <p className="dimmed">{take.not}</p>
      <p>{take.careful}</p>
      {isReady && <Ready made={made} />}
      {making.error !== null && (
        <FormProblem key={making.submittedAt} text={making.error.message} />
      )}
      <output>
        {isMaking && take.making(made.doneFiles)} {isMaking && take.told}
        {made?.isLate === true && take.late}
      </output>
      {!isMaking && (
        <Button
          variant={isReady ? 'default' : 'filled'}
          loading={making.isPending}
          onClick={() => making.mutate({})}
        >
          {isReady ? take.again : take.button}
        </Button>
      )}
      <p className="dimmed small anywhere">
        {take.fingerprint}
        <code>{fingerprint}</code>
      </p>
    </section>
  );
}

function What({ title, what }: { readonly title: string; readonly what: readonly string[] }) {
  return (
    <div className="stack gap-xs">
      <h3>{title}</h3>
      <ul className="archives__list">
        {what.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

function Ready({ made }: { readonly made: Archive }) {
  const saving = useSaveArchive();
  const { archiveID, bytes, askedAt, until } = made;
  return (
    <section className="stack gap-sm start card roomy" aria-labelledby="archive-ready">
      <h3 id="archive-ready">{take.ready}</h3>
      <p>
        {take.size(bytes)}
        <Instant at={askedAt} />
      </p>
      <ArchiveCounts archive={made} caption={take.ready} words={{ new: take.inIt }} />
      {until !== null && (
        <p className="dimmed small">
          {take.until}
          <Instant at={until} />
        </p>
      )}
      {saving.error !== null && (
        <FormProblem key={saving.submittedAt} text={saving.error.message} />
      )}
      <Button
        loading={saving.isPending}
        onClick={() => saving.mutate({ params: { archiveID: String(archiveID) } })}
      >
        {take.save}
      </Button>
    </section>
  );
}
