import { storageKeys, writeStored } from '../../../lib/storage.ts';

const TOKEN_KEY = 'candor.bot-interview.token';

/**
 * The link's secret. It leaves the address bar before the first request, and stays in this tab so that
 * a reload goes on. Null: there is none.
 */
export function takeToken(): string | null {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given !== null) {
    address.searchParams.delete('token');
    history.replaceState(null, '', address.pathname + address.search);
  }
  try {
    if (given !== null) sessionStorage.setItem(TOKEN_KEY, given);
    return given ?? sessionStorage.getItem(TOKEN_KEY);
  } catch {
    // Storage is refused: it works until a reload, which needs the link again.
    return given;
  }
}

/** To /home, which shows the notice once. */
export function goHome(notice?: string): void {
  if (notice !== undefined) writeStored(storageKeys.errorMessage, notice);
  location.assign('/home');
}

/** The recorder's name for an interview, for the page that uploads what an earlier one left behind. */
export function rememberSession(scheduleId: number, sessionId: number): void {
  try {
    localStorage.setItem(`candor.session.${scheduleId}`, String(sessionId));
  } catch {
    // Storage is refused, and then there is no recording to find either.
  }
}

export function rememberedSession(scheduleId: number): number | null {
  try {
    const found = Number(localStorage.getItem(`candor.session.${scheduleId}`));
    return Number.isInteger(found) && found > 0 ? found : null;
  } catch {
    return null;
  }
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
