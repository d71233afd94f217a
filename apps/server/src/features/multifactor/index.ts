export { createMultifactorHandlers } from './multifactor-handlers.ts';
export { hasFactor, takeFactorCode } from './factor-code.ts';
export { beginSecondFactor, mustEnrol } from './sign-in-step.ts';
