const keyOf = (seatID: number): string => `candor.call.withdrawn.${seatID}`;

/**
 * The recording that this seat agrees to no longer, of which the server may not have heard; null: none. In this browser,
 * and by the seat: whoever comes back by the link has another token.
 */
export function keptWithdrawal(seatID: number): number | null {
  try {
    return Number(localStorage.getItem(keyOf(seatID))) || null;
  } catch {
    return null;
  }
}

/** @param recordingID null: the server has heard of it, or the seat agrees again. */
export function keepWithdrawal(seatID: number, recordingID: number | null): void {
  try {
    if (recordingID === null) localStorage.removeItem(keyOf(seatID));
    else localStorage.setItem(keyOf(seatID), String(recordingID));
  } catch {
    // Storage is refused: it is said for as long as the page is open.
  }
}
