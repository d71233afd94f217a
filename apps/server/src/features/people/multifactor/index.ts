export { createMultifactorHandlers } from './multifactor-handlers.ts';
export { hasFactor, takeFactorCode } from './factor-code.ts';
export { createFactorTries } from './factor-tries.ts';
export { giveUpAuthenticators } from './lost-authenticators.ts';
export { removeEveryFactor } from './remove-every-factor.ts';
export { createStepUp } from './step-up.ts';
export { beginSecondFactor, spendGraceOrEnrol } from './sign-in-step.ts';
