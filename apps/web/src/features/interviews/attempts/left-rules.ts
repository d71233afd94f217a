export type Module = {
  readonly name: string;
  readonly questions: readonly { readonly isViewed: boolean; readonly choice: number | null }[];
};

/** In the language of the page; of several modules only the first says what is counted. */
export type LeftWords = {
  readonly unseen: (where: string) => string;
  readonly none: string;
  readonly open: (where: string) => string;
  readonly first: (count: number, module: string) => string;
  readonly further: (count: number, module: string) => string;
};

/** What stands between a candidate and handing in; nobody has to find the last question for it. */
export function whatIsLeft(
  modules: readonly Module[],
  words: LeftWords,
): { isAllSeen: boolean; text: string } {
  const unseen = perModule(modules, words, ({ isViewed }) => !isViewed);
  const all = modules.flatMap(({ questions }) => questions);
  if (all.length === 0) return { isAllSeen: false, text: '' };
  if (unseen !== '') return { isAllSeen: false, text: words.unseen(unseen) };
  const open = perModule(modules, words, ({ choice }) => choice === null);
  const text = open === '' ? words.none : words.open(open);
  return { isAllSeen: true, text };
}

function perModule(
  modules: readonly Module[],
  words: LeftWords,
  isLeft: (question: Module['questions'][number]) => boolean,
): string {
  return modules
    .map(({ name, questions }) => ({ name, count: questions.filter(isLeft).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }, place) => (place > 0 ? words.further : words.first)(count, name))
    .join(', ');
}
