import type { SomeRefusalWords } from '@candor/contract/refusals';

export const questionRefusals = {
  already_resolved: 'Somebody dealt with this report already.',
  changed_meanwhile: {
    question: 'Somebody has changed this question since you opened it. Load it again.',
  },
  empty_report: 'Say what is wrong with the question.',
  not_an_image: 'Please choose a PNG, JPEG or WebP picture of at most 2 MB.',
  not_found: {
    question: 'There is no such question.',
    'question-report': 'There is no such report.',
  },
  not_latest: 'There is a newer version of this question.',
  too_many_reports: 'More cannot be reported from one interview.',
  unknown_image: 'The picture is not there any more. Choose it again.',
  unknown_question: { shown: 'There is no such question.' },
  unreadable_file: ({ line, problem }) => `Line ${line}: ${problem}`,
  wrong_status: { question: 'The question is in another state by now. Load it again.' },
} as const satisfies SomeRefusalWords;
