/**
 * The room has no component library that follows the system when it turns dark during an interview; the
 * console has one. A scheme that was chosen there stays.
 */
export function followScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => {
    if (hasChosen()) return;
    const scheme = system.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  });
}

function hasChosen(): boolean {
  try {
    const chosen = localStorage.getItem('mantine-color-scheme-value');
    return chosen === 'light' || chosen === 'dark';
  } catch {
    return false;
  }
}
