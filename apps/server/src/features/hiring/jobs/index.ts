export { dayOf } from './advert-rules.ts';
export { findOpenAdvert, type OpenAdvert, renameInAdverts } from './advert-store.ts';
export { createCareerHandlers } from './career-handlers.ts';
export { createCareerPages, publicPathsOf } from './career-pages.ts';
export { createJobHandlers } from './job-handlers.ts';
export { closeFilled, type FilledJob, reopenUnfilled } from './job-filling.ts';
export { postJob, take } from './job-publishing.ts';
export { addJob, lockJob } from './job-writing.ts';
export { deleteUnusedJob } from './unused-job-store.ts';
