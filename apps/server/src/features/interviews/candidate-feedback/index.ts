export { createFeedbackHandlers } from './feedback-handlers.ts';
export { feedbackDue } from './feedback-mail.ts';
