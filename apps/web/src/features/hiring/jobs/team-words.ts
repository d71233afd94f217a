/** Of a job without a hiring team. */
export const nobodyNamed = 'Nobody is named, so the job is with whoever posted it.';
