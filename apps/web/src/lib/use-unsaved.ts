import { useBlocker } from '@tanstack/react-router';
import { currentSession } from './session.ts';

/** Whoever leaves a page with something unsaved is asked: by the browser, or by `<LeaveDialog>`. */
export const useUnsaved = (isDirty: boolean, { isByLink = false } = {}) =>
  useBlocker({
    // Who was signed out meanwhile could not save it any more.
    shouldBlockFn: () => isDirty && (isByLink || currentSession() !== undefined),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
