import type { Reaction } from '@candor/contract/interviews/call-rules';

export const reactionWords: Readonly<
  Record<Reaction, { readonly name: string; readonly seen: (who: string) => string }>
> = {
  agree: { name: 'Agree', seen: (who) => `${who} agrees` },
  thanks: { name: 'Thanks', seen: (who) => `${who} says thanks` },
  applause: { name: 'Well done', seen: (who) => `${who} says well done` },
  laugh: { name: 'Funny', seen: (who) => `${who} laughs` },
  surprise: { name: 'Surprised', seen: (who) => `${who} is surprised` },
};

export const reactionsWords = {
  title: 'React',
  text: 'Whoever has reactions on sees yours for a few seconds, and they are not kept.',
};
