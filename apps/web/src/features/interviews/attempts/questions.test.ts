import { optionFields } from '@candor/contract/interviews/option-rules';
import { expect, test } from 'vitest';
import { interviewWords } from './interview-words.ts';
import {
  isLocked,
  optionsOf,
  type Question,
  type SkillGroup,
  skillLabel,
  stateOf,
  withAnswer,
  withKeptChoice,
  withUnsent,
} from './questions.ts';

const question: Question = {
  questionID: 1,
  botInterviewQuestionID: 7,
  questionText: 'Why?',
  questionCode: null,
  questionImageURL: null,
  questionImageAlt: '',
  choice: null,
  isViewed: false,
  submissionStatus: 'not-submitted',
  ...optionFields(
    () => '',
    () => null,
  ),
  answerAText: 'Yes',
  answerAID: 11,
  answerBText: 'No',
  answerBID: 12,
  answerCText: ' ',
  answerCID: 13,
};

test('[BQ-2] blank options are hidden', () => {
  expect(optionsOf(question).map(({ label }) => label)).toEqual(['A', 'B']);
});

test('[BQ-1] a skill without a name is called by its number', () => {
  expect(skillLabel({ skillID: 3, skillName: 'SQL' }, interviewWords)).toBe('SQL');
  expect(skillLabel({ skillID: 3, skillName: null }, interviewWords)).toBe('Skill 3');
  expect(skillLabel({ skillID: 0, skillName: null }, interviewWords)).toBe('Unknown Skill');
});

test('[BQ-3] a question goes from not attempted over unanswered to answered, never back', () => {
  const groups: readonly SkillGroup[] = [{ skillID: 3, skillName: 'SQL', questions: [question] }];
  expect(stateOf(question)).toBe('Not attempted');
  const states = (now: typeof groups) => now.flatMap(({ questions }) => questions.map(stateOf));
  const seen = withAnswer(groups, { id: 7, choice: null });
  expect(states(seen)).toEqual(['Unanswered']);
  const answered = withAnswer(seen, { id: 7, choice: 12 });
  expect(states(answered)).toEqual(['Answered']);
  expect(withAnswer(answered, { id: 7, choice: null })[0]?.questions[0]?.choice).toBe(12);
});

test('[BQ-4] only after the link was used again is a seen question locked', () => {
  expect(isLocked({ tokenUsedCount: 0 }, true)).toBe(false);
  expect(isLocked({ tokenUsedCount: 1 }, true)).toBe(true);
  expect(isLocked({ tokenUsedCount: 1 }, false)).toBe(false);
});

const groups: SkillGroup[] = [{ skillID: 1, skillName: 'Queues', questions: [question] }];

test('[BQ-4] an answer the server did not take gives way to the one that counts', () => {
  const given = withAnswer(groups, { id: 7, choice: 12 });
  expect(withKeptChoice(given, { id: 7, choice: 11 })[0]?.questions[0]).toMatchObject({
    choice: 11,
    submissionStatus: 'submitted-answered',
  });
  expect(withKeptChoice(given, { id: 7, choice: null })[0]?.questions[0]).toMatchObject({
    choice: null,
    submissionStatus: 'submitted-null',
  });
});

test('[BQ-7] what an earlier page could not send yet stands as answered', () => {
  const unsent = [
    { type: 'answer', botInterviewQuestionID: 7, choice: null },
    { type: 'event' },
    { type: 'answer', botInterviewQuestionID: 7, choice: 12 },
  ];
  const [seen] = withUnsent(groups, unsent)[0]?.questions ?? [];
  expect(seen).toMatchObject({
    choice: 12,
    isViewed: true,
    submissionStatus: 'submitted-answered',
  });
});
