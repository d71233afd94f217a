/** Specification 000 §9, in milliseconds. */
export const toastLife = 3000;
/** From the expired page to verify-email, once the link was sent again. */
export const resentDelay = 3000;
/** Before a success dialog appears. */
export const dialogDelay = 1000;
