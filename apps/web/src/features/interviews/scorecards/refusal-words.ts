import type { SomeRefusalWords } from '@candor/contract/refusals';

export const scorecardRefusals = {
  changed_meanwhile: {
    scorecard:
      'The company has chosen another interview kit since you began. Please load the page again; copy first what you want to keep.',
  },
  cv_not_shared: 'The company does not share the CV here any more.',
  live_cancelled: 'This interview was cancelled. Nothing is written of it any more.',
  not_begun: 'The interview has not begun. You can write already, and send it afterwards.',
  not_seated: 'Somebody else sat in this seat, so there is no scorecard of yours for it.',
  scorecard_incomplete: 'Something is still missing.',
  scorecard_sent:
    'Your scorecard was sent already, from another page. Please load this page again to change it.',
  scorecards_begun: 'Somebody has begun a scorecard by the present kit, so it stays.',
} as const satisfies SomeRefusalWords;
