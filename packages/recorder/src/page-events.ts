export interface PageEvents {
  /** The browser says that the network is back. */
  readonly onOnline: () => void;
  /** The page may be about to die: the last moment at which anything is certain to run. */
  readonly onHidden: () => void;
}

/** @returns what stops the watching */
export function watchPage(events: PageEvents): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  window.addEventListener('online', events.onOnline, { signal });
  window.addEventListener('pagehide', events.onHidden, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') events.onHidden();
    },
    { signal },
  );
  return () => watched.abort();
}
