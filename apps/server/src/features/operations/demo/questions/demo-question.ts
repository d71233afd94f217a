import type { Difficulty } from '../../../interviews/questions/index.ts';

export type DemoQuestion = {
  readonly stem: string;
  readonly code?: string;
  readonly difficulty: Difficulty;
  /** `key` is the position of the right one. */
  readonly options: readonly string[];
  readonly key: number;
  readonly explanation: string;
};

export type DemoSkill = {
  readonly name: string;
  readonly questions: readonly DemoQuestion[];
};
