const SEAT_KEY = 'candor.call.seat';

/** The token of the address, which leaves it before the first request; null: there is none. */
export function takeCallToken(): string | null {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given === null) return null;
  address.searchParams.delete('token');
  history.replaceState(null, '', address.pathname + address.search);
  return given;
}

/** What this tab keeps of a call, so that a reload comes back. */
export type KeptSeat = {
  readonly token: string;
  /** In the call, and not before its door. */
  readonly isInside: boolean;
};

export function readSeat(): KeptSeat | null {
  try {
    const text = sessionStorage.getItem(SEAT_KEY);
    return text === null ? null : (JSON.parse(text) as KeptSeat);
  } catch {
    return null;
  }
}

export function keepSeat(seat: KeptSeat): void {
  try {
    sessionStorage.setItem(SEAT_KEY, JSON.stringify(seat));
  } catch {
    // Storage is refused: it works until a reload, which needs the way in again.
  }
}
