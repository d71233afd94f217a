export type Module = {
  readonly name: string;
  readonly questions: readonly { readonly isViewed: boolean; readonly choice: number | null }[];
};

/** What stands between a candidate and handing in; nobody has to find the last question for it. */
export function whatIsLeft(modules: readonly Module[]): { isAllSeen: boolean; text: string } {
  const unseen = perModule(modules, ({ isViewed }) => !isViewed);
  const all = modules.flatMap(({ questions }) => questions);
  if (all.length === 0) return { isAllSeen: false, text: '' };
  if (unseen !== '') return { isAllSeen: false, text: `Not seen yet: ${unseen}.` };
  const open = perModule(modules, ({ choice }) => choice === null);
  const text =
    open === ''
      ? 'You have answered every question.'
      : `You have seen every question. Not answered: ${open}.`;
  return { isAllSeen: true, text };
}

function perModule(
  modules: readonly Module[],
  isLeft: (question: Module['questions'][number]) => boolean,
): string {
  return modules
    .map(({ name, questions }) => ({ name, count: questions.filter(isLeft).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }, place) => {
      const unit = place > 0 ? '' : count === 1 ? ' question' : ' questions';
      return `${count}${unit} in ${name}`;
    })
    .join(', ');
}
