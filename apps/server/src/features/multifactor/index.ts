export { createMultifactorHandlers } from './multifactor-handlers.ts';
export { hasFactor, takeFactorCode } from './factor-code.ts';
export { beginSecondFactor } from './sign-in-step.ts';
