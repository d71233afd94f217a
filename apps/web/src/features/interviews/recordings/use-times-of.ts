import { playedOfAll } from '@candor/contract/interviews/recorded-time-rules';
import { useCallback } from 'react';
import type { Piece } from './pieces.ts';
import type { TimesOf } from './watched-frame.ts';

/** Pieces that show the same time are watched once. */
export function useTimesOf(pieces: readonly Piece[]): TimesOf {
  return useCallback(
    ({ dataset }, from, to) => {
      const piece = pieces.find(({ id }) => String(id) === dataset['piece']);
      return piece === undefined ? [] : playedOfAll(pieces, piece, [from * 1000, to * 1000]);
    },
    [pieces],
  );
}
