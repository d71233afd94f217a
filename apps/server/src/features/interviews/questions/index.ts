export { createQuestionHandlers } from './question-handlers.ts';
export { createQuestion, createSkill, type Difficulty } from './question-store.ts';
export { createPictureWorkers } from './picture-workers.ts';
export { createQuestionWorkers } from './question-workers.ts';
export { familiesOf, fingerprintsOf, skillsNamed } from './skill-store.ts';
export { deleteUnusedQuestion, deleteUnusedSkill } from './unused-store.ts';
