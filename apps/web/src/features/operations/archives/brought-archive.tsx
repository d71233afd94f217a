import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ArchiveCounts } from './archive-counts.tsx';
import { type Archive, useDropArchive, useTakeArchive } from './archive-queries.ts';
import { archiveWords } from './archive-words.ts';
import { ComparedSettings, type SettingText } from './compared-settings.tsx';

const { bring } = archiveWords;

type Props = { readonly archive: Archive; readonly settingText: SettingText };

/** How far a file has come that was sent, what it holds, and what came of it. */
export function Brought({ archive, settingText }: Props) {
  if (archive.state === 'checking') return <Checking archive={archive} />;
  if (archive.state === 'taking') return <Taking archive={archive} />;
  if (archive.state === 'shown') return <Shown {...{ archive, settingText }} />;
  if (archive.state === 'done') return <Done archive={archive} />;
  return null;
}

function From({ archive: { from } }: { readonly archive: Archive }) {
  if (from === null) return null;
  return (
    <>
      <p className="anywhere">
        {bring.from(from.companyName)} · <Instant at={from.madeAt} />
      </p>
      <p className="anywhere">
        {bring.by}
        <code>{from.fingerprint}</code>
      </p>
      <p className="dimmed small">{from.isOwn ? bring.own : bring.compare}</p>
    </>
  );
}

const words = { new: bring.new, known: bring.known };

function Shown({ archive, settingText }: Props) {
  const taking = useTakeArchive();
  const dropping = useDropArchive();
  const isNew = archive.counts.some((count) => count.new > 0);
  const which = { params: { archiveID: String(archive.archiveID) } };
  const error = taking.error ?? dropping.error;
  return (
    <section className="stack gap-sm start card roomy" aria-labelledby="archive-found">
      <h3 id="archive-found">{bring.found}</h3>
      <From archive={archive} />
      <ArchiveCounts archive={archive} caption={bring.found} words={words} />
      {archive.settings !== undefined && archive.settings.length > 0 && (
        <ComparedSettings settings={archive.settings} settingText={settingText} />
      )}
      <p>{isNew ? bring.stays : bring.nothing}</p>
      {error !== null && <FormProblem text={error.message} />}
      <div className="row gap-sm">
        {isNew && (
          <Button loading={taking.isPending} onClick={() => taking.mutate(which)}>
            {bring.button}
          </Button>
        )}
        <Button
          variant="default"
          loading={dropping.isPending}
          onClick={() => dropping.mutate(which)}
        >
          {bring.forget}
        </Button>
      </div>
    </section>
  );
}

/** What was to look at it may have ended: it is begun again by itself, or somebody wants no more of it. */
function Forget({ archive }: { readonly archive: Archive }) {
  const dropping = useDropArchive();
  return (
    <>
      {dropping.error !== null && <FormProblem text={dropping.error.message} />}
      <Button
        variant="default"
        loading={dropping.isPending}
        onClick={() => dropping.mutate({ params: { archiveID: String(archive.archiveID) } })}
      >
        {bring.forget}
      </Button>
    </>
  );
}

function Checking({ archive }: { readonly archive: Archive }) {
  return (
    <div className="stack gap-sm start">
      <output>{bring.checking}</output>
      {archive.isLate && <Forget archive={archive} />}
    </div>
  );
}

function Taking({ archive }: { readonly archive: Archive }) {
  const taking = useTakeArchive();
  const { doneFiles, files, isLate, archiveID } = archive;
  return (
    <div className="stack gap-sm start">
      <progress max={files} value={doneFiles} aria-label={bring.title} />
      <output>{bring.taking(doneFiles, files)}</output>
      <p className="dimmed">{isLate ? bring.late : bring.goesOn}</p>
      {taking.error !== null && <FormProblem text={taking.error.message} />}
      {isLate && (
        <Button
          loading={taking.isPending}
          onClick={() => taking.mutate({ params: { archiveID: String(archiveID) } })}
        >
          {bring.goOn}
        </Button>
      )}
      {isLate && <Forget archive={archive} />}
    </div>
  );
}

function Done({ archive }: { readonly archive: Archive }) {
  return (
    <section className="stack gap-sm start card roomy" aria-labelledby="archive-done">
      <h3 id="archive-done">{bring.done}</h3>
      <From archive={archive} />
      <ArchiveCounts
        archive={archive}
        caption={bring.done}
        words={{ new: bring.brought, known: bring.known }}
      />
    </section>
  );
}
