import { Button } from '@mantine/core';
import { useState } from 'react';
import { filmWords } from './film-words.ts';
import './film-player.css';

type Props = {
  readonly url: string;
  readonly label: string;
  /** Asks for another address. */
  readonly again: () => Promise<string | null>;
};

/** An address lives for minutes: what plays keeps the one that it began with, until it opens nothing. */
export function FilmPlayer({ url, label, again }: Props) {
  const [kept, keep] = useState(url);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    const retry = async (): Promise<void> => {
      keep((await again()) ?? kept);
      setBroken(false);
    };
    return (
      <div role="alert" className="stack gap-xs">
        <p>{filmWords.broken}</p>
        <div>
          <Button variant="default" onClick={() => void retry()}>
            {filmWords.again}
          </Button>
        </div>
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className="film-player"
      src={kept}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={() => setBroken(true)}
    />
  );
}
