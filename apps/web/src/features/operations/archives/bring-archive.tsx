import { isArchiveMoving } from '@candor/contract/operations/archive-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refresh } from '../../../lib/server-state.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { type Archive, broughtTo, useSendArchive } from './archive-queries.ts';
import { archiveWords, problemWords } from './archive-words.ts';
import { Brought } from './brought-archive.tsx';
import type { SettingText } from './compared-settings.tsx';

const { bring } = archiveWords;

type Props = { readonly brought: Archive | null; readonly settingText: SettingText };

/** A file, whose it is and what is new of it, and only then the company's own data. */
export function BringArchive({ brought, settingText }: Props) {
  const [percent, setPercent] = useState(0);
  const sending = useSendArchive(setPercent);
  const isMoving = brought !== null && isArchiveMoving(brought.state);
  useRead(brought?.state === 'done');
  return (
    <section className="stack gap-sm" aria-labelledby="bring">
      <h2 id="bring">{bring.title}</h2>
      <p>{bring.text}</p>
      {!isMoving && (
        <FileField
          label={bring.file}
          accept=".zip"
          hint={bring.hint}
          kept={null}
          problem={sending.error?.message ?? problemOf(brought)}
          isPending={sending.isPending}
          onChoose={(file) => sending.mutate(file)}
        />
      )}
      {sending.isPending && (
        <p>
          <progress max={100} value={percent} aria-label={bring.file} /> {bring.sending(percent)}
        </p>
      )}
      {!sending.isPending && brought !== null && (
        <Brought archive={brought} settingText={settingText} />
      )}
    </section>
  );
}

const problemOf = (brought: Archive | null): string | undefined =>
  brought?.state === 'refused' && brought.problem !== null
    ? // A newer server may know more than this page does.
      (problemWords[brought.problem.code] ?? problemWords.unknown)(brought.problem.file)
    : undefined;

/** Other pages show what came. */
function useRead(isDone: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (isDone) void refresh(client, broughtTo);
  }, [client, isDone]);
}
