export {
  createBlueprint,
  createQuestion,
  createSkill,
  type Difficulty,
  type NewBlueprint,
  type NewQuestion,
} from './question-store.ts';
