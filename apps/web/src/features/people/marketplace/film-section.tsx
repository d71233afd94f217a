import { getFilm, removeFilm, saveFilm } from '@candor/contract/people/marketplace-film';
import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { base64Of } from '../../../lib/file-content.ts';
import { read, useRead, useTask, useWrite } from '../../../lib/server-state.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { FilmPlayer } from './film-player.tsx';
import { filmWords } from './film-words.ts';

const filmQuery = read(getFilm, {});
const refreshes = ['/api/marketplace/film'] as const;

/** A film that an interviewer shows of themselves. */
export function FilmSection() {
  const kept = useRead(filmQuery);
  return (
    <section className="stack" aria-labelledby="film">
      <header className="stack gap-xs">
        <h2 id="film">{filmWords.title}</h2>
        <p className="dimmed">{filmWords.text}</p>
      </header>
      <Loaded query={kept} what={filmWords.what}>
        {({ film }) => (
          <>
            {film !== null && (
              <FilmPlayer
                key={film.uploadedAt}
                url={film.url}
                label={filmWords.own}
                again={async () => (await kept.refetch()).data?.film?.url ?? null}
              />
            )}
            <FilmField kept={film?.fileName ?? null} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Kept as soon as it is chosen. */
function FilmField({ kept }: { readonly kept: string | null }) {
  const [isLarge, setLarge] = useState(false);
  const upload = useTask<unknown, CallError<typeof saveFilm>, File>(
    async (file) => call(saveFilm, { body: { fileName: file.name, base64: await base64Of(file) } }),
    { refreshes, onDone: () => showToast({ tone: 'success', text: filmWords.saved }) },
  );
  const remove = useWrite(removeFilm, {
    refreshes,
    tells: () => showToast({ tone: 'success', text: filmWords.removed }),
  });
  const choose = (file: File): void => {
    setLarge(file.size > DOCUMENT_MOST_BYTES);
    if (file.size <= DOCUMENT_MOST_BYTES) upload.mutate(file);
  };
  const problem = isLarge ? filmWords.large : (upload.error ?? remove.error)?.message;
  return (
    <FileField
      label={filmWords.file}
      accept="video/mp4,video/webm"
      hint={filmWords.hint}
      kept={kept}
      problem={problem}
      isPending={upload.isPending || remove.isPending}
      onChoose={choose}
      {...(kept !== null && { onRemove: () => remove.mutate({}) })}
    />
  );
}
