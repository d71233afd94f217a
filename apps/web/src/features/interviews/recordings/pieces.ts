import type { LiveRecordings, LiveTrack } from './live-recording-queries.ts';
import { liveRecordingWords as words } from './live-recording-words.ts';

type LiveFilm = LiveRecordings['films'][number];

/** A video that plays in step with others. */
export type Piece = Pick<LiveTrack, 'url' | 'posterUrl' | 'segments'> & {
  readonly id: number;
  readonly name: string;
  readonly kind: LiveTrack['kind'] | LiveFilm['kind'];
  /** What it says is heard in another one. */
  readonly isQuiet: boolean;
};

export const nameOfTrack = ({ kind, name }: LiveTrack): string =>
  kind === 'screen' ? words.screen(name) : words.camera(name);

export function pieceOfTrack(track: LiveTrack): Piece {
  return { ...track, id: track.trackID, name: nameOfTrack(track), isQuiet: false };
}

/** Both films have everybody's voices: watched together, one of them speaks. */
export function pieceOfFilm(film: LiveFilm, _at: number, films: readonly LiveFilm[]): Piece {
  const isQuiet = film.kind === 'screens' && films.some(({ kind }) => kind === 'people');
  return { ...film, id: film.filmID, name: words.film[film.kind], isQuiet };
}
