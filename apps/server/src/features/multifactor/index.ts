export { createMultifactorHandlers } from './multifactor-handlers.ts';
export { hasFactor, takeFactorCode } from './factor-code.ts';
export { removeEveryFactor } from './remove-every-factor.ts';
export { beginSecondFactor, mustEnrol } from './sign-in-step.ts';
