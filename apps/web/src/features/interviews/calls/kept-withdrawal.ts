const WITHDRAWN_KEY = 'candor.call.withdrawn';

/** In this tab: whoever holds this seat agrees no longer, and the server may not have heard of it. */
export function isWithdrawalKept(token: string): boolean {
  try {
    return sessionStorage.getItem(WITHDRAWN_KEY) === token;
  } catch {
    return false;
  }
}

export function keepWithdrawal(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(WITHDRAWN_KEY);
    else sessionStorage.setItem(WITHDRAWN_KEY, token);
  } catch {
    // Storage is refused: it is said for as long as the page is open.
  }
}
