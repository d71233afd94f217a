let at = 0;

/** Somebody goes to another address. */
export function noteStep(): void {
  at = Date.now();
}

/** Whether what was read at this time was read for the page that is open, and not for one before it. */
export const isOfThisPage = (readAt: number): boolean => readAt >= at;
