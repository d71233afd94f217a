export { createBlueprint, createQuestion, createSkill, type Difficulty } from './question-store.ts';
