import { optionFields } from '@candor/contract/interviews/option-rules';
import { expect, test } from 'vitest';
import { answersFile, givenAnswers } from './answers-file.ts';
import type { Question } from './questions.ts';

const question: Question = {
  questionID: 70,
  botInterviewQuestionID: 7,
  questionText: 'What does a queue give back first?',
  questionCode: null,
  questionImageURL: null,
  questionImageAlt: '',
  choice: null,
  isViewed: true,
  submissionStatus: 'submitted-null',
  ...optionFields(
    () => '',
    () => null,
  ),
  answerAText: 'The first entry',
  answerAID: 1,
  answerBText: 'The last entry',
  answerBID: 2,
};

const answer = (choice: number | null, answeredAt: number) => ({
  botInterviewQuestionID: 7,
  choice,
  answeredAt,
});

test('[BQ-7] the file names question and option in words, with the last choice of each', () => {
  const { name, text } = answersFile({
    interviewScheduleID: 3,
    candidateId: 5,
    candidateName: 'Ada Byron',
    questions: [question],
    waiting: [answer(null, 0), answer(2, 1_000), answer(1, 2_000)],
    now: 3_000,
  });
  expect(name).toBe('interview-3-answers.json');
  expect(JSON.parse(text)).toMatchObject({
    candidateId: 5,
    candidateName: 'Ada Byron',
    answers: [
      {
        question: 'What does a queue give back first?',
        option: 'A',
        text: 'The first entry',
        answeredAt: '1970-01-01T00:00:02.000Z',
        choice: 1,
      },
    ],
  });
});

test('that a question was seen is no answer', () => {
  expect(givenAnswers([answer(null, 0), answer(1, 1)])).toEqual([answer(1, 1)]);
});
