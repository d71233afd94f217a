import type { KitContent } from '@candor/contract/interviews/kit-rules';

export const aKit: KitContent = {
  sections: [
    {
      ...{ title: 'Past work', minutes: 15, questions: ['What did you build last?'] },
      lookFor: 'Their own part in it.',
    },
    { title: 'A task together', minutes: 25, questions: [], lookFor: '' },
  ],
  attributes: [
    {
      ...{ name: 'Reasoning', isMust: true },
      points: ['Guesses', 'Reasons when helped', 'Reasons alone', 'Finds what nobody asked'],
    },
    {
      ...{ name: 'Clarity', isMust: false },
      points: ['Hard to follow', 'Clear when asked', 'Clear', 'Makes others clearer'],
    },
  ],
  questions: ['What would they need from us?'],
  sharesApplication: true,
};
