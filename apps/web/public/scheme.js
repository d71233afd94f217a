// Runs before the first paint: the strict policy allows no inline script, and a page that starts
// light and turns dark would flash. The key and the attribute are Mantine's.
(() => {
  const root = document.documentElement;
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    // What the server drew ahead is the page of a stranger.
    if (localStorage.getItem('loginData') === null) root.setAttribute('data-stranger', '');
  } catch {
    // Storage is refused: the system's scheme serves.
  }
  // Where the app does not come, nothing stands there that looks like a form and is none.
  const failed = ({ target }) =>
    target instanceof HTMLScriptElement && root.removeAttribute('data-stranger');
  addEventListener('error', failed, true);
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
