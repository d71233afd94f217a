import { dayWords } from './day-words.ts';
import { areAsked } from './day-filters.ts';

type Props = {
  readonly list: {
    readonly query: Parameters<typeof areAsked>[0];
    readonly data: { readonly heedsDays?: true | undefined } | undefined;
  };
};

/** While an installation is updated a node of the release before may answer, which knows of no days. */
export function UnheededDays({ list: { query, data } }: Props) {
  const isUnheeded = areAsked(query) && data !== undefined && data.heedsDays === undefined;
  return <output>{isUnheeded && dayWords.unheeded}</output>;
}
