type Joined = {
  readonly status: string;
  readonly kind: string;
  readonly joinedAt: Date | null;
};
type Film = Joined & { readonly failure: string | null };

const isPlayable = ({ status }: Pick<Joined, 'status'>): boolean => status === 'playable';

/**
 * Whether films stand for the tracks: there is one of each kind of tracks, all can be played, and nothing was joined since
 * that they lack. One whose making anew was given up is the one of before.
 */
export function isFilmed(films: readonly Film[], tracks: readonly Joined[]): boolean {
  const latest = Math.max(...tracks.map(({ joinedAt }) => joinedAt?.getTime() ?? 0));
  const kinds = new Set(tracks.filter(isPlayable).map(({ kind }) => kind));
  return (
    films.length > 0 &&
    films.length >= kinds.size &&
    films.every(
      (film) =>
        isPlayable(film) && film.failure === null && (film.joinedAt?.getTime() ?? 0) >= latest,
    )
  );
}
