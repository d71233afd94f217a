export { createMultifactorHandlers } from './multifactor-handlers.ts';
export { beginSecondFactor } from './sign-in-step.ts';
