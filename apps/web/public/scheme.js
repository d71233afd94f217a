// Runs before the first paint: the strict policy allows no inline script, and a page that starts
// light and turns dark would flash. The key and the attribute are Mantine's.
(() => {
  // As language-rules.ts has it, of the pages that are drawn ahead and speak: all but the first.
  const spoken = ['en', 'de', 'fr', 'es', 'pt', 'nb', 'nn', 'no'];
  const readsIt = (chosen) => {
    if (location.pathname === '/home') return true;
    const wanted = chosen === null ? navigator.languages : [chosen];
    const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
    return (known.find((one) => spoken.includes(one) || one === 'pseudo') ?? 'en') === 'en';
  };
  const root = document.documentElement;
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    // What the server drew ahead is the page of a stranger, in English.
    const isOurs = localStorage.getItem('loginData') !== null;
    if (!isOurs && readsIt(localStorage.getItem('candor-language')))
      root.setAttribute('data-stranger', '');
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
