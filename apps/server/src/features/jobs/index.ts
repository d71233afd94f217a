export { renameInAdverts } from './advert-store.ts';
export { createCareerHandlers } from './career-handlers.ts';
export { createJobHandlers } from './job-handlers.ts';
