/** A page or a deed that can be gone to by its name. */
export type FindPlace = {
  readonly to: string;
  readonly text: string;
  /** Other words that somebody may look for it by. */
  readonly also?: string;
};

/** A person or a thing that was found. */
export type FoundRow = {
  readonly id: number;
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
  readonly text: string;
  /** What tells it from another of the same name. */
  readonly note: string;
};

/** Small letters without accents, cut at everything that is neither letter nor digit. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Fewer letters begin some word of nearly every description. */
const SHORTEST_DESCRIBED = 3;

/**
 * The places of which each typed word begins a word of the name, or, from three letters on, of what else describes it:
 * in their order, but first those whose name begins as it was typed. Nothing typed: all of them.
 */
export function placesNamed<Place extends FindPlace>(
  places: readonly Place[],
  typed: string,
): readonly Place[] {
  const asked = wordsOf(typed);
  const found = places.filter(({ text, also = '' }) => {
    const named = wordsOf(text);
    const described = wordsOf(also);
    return asked.every((word) =>
      (word.length < SHORTEST_DESCRIBED ? named : [...named, ...described]).some((one) =>
        one.startsWith(word),
      ),
    );
  });
  const begins = ({ text }: FindPlace) => wordsOf(text).join(' ').startsWith(asked.join(' '));
  return [...found.filter(begins), ...found.filter((place) => !begins(place))];
}

/** Whether each typed word begins a word of this name: not of what else a list knows of it. */
export function isNamed(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((word) => words.some((one) => one.startsWith(word)));
}

/** Which of `count` rows is chosen after a step from `at`; beyond an end it goes on at the other. */
export function rowAfter(at: number, step: number, count: number): number {
  return count === 0 ? 0 : (at + step + count) % count;
}
