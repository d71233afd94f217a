const TOKEN_KEY = 'candor.bot-interview.token';
const NOTICE_KEY = 'candor.notice';

/**
 * The link's secret. It leaves the address bar before the first request, and stays in this tab so that
 * a reload goes on. Null: there is none.
 */
export function takeToken(): string | null {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given !== null) {
    sessionStorage.setItem(TOKEN_KEY, given);
    address.searchParams.delete('token');
    history.replaceState(null, '', address.pathname + address.search);
  }
  return sessionStorage.getItem(TOKEN_KEY);
}

/** To /home, which shows the notice once. */
export function goHome(notice?: string): void {
  if (notice !== undefined) sessionStorage.setItem(NOTICE_KEY, notice);
  location.assign('/home');
}

/** Names this browser to the server, so that a report can tell two devices apart. */
export function deviceId(): string {
  const key = 'candor.device';
  try {
    const known = localStorage.getItem(key);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    // Storage is refused: a device of its own on every load.
    return crypto.randomUUID();
  }
}
