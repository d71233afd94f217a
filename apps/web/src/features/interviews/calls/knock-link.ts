const KNOCK_KEY = 'candor.call.knock';

/** What this tab keeps of a door before which somebody waits, so that a reload waits on. */
export type KeptKnock = {
  readonly guest: string;
  /** Of the knock; null: not yet. */
  readonly knock: string | null;
};

/** Of the address, which it leaves before the first request, or of a reload. */
export function takeKnock(): KeptKnock | null {
  const address = new URL(location.href);
  const guest = address.searchParams.get('knock');
  if (guest === null) return readKnock();
  address.searchParams.delete('knock');
  history.replaceState(null, '', address.pathname + address.search);
  const kept = readKnock();
  const knock = kept?.guest === guest ? kept : { guest, knock: null };
  keepKnock(knock);
  return knock;
}

function readKnock(): KeptKnock | null {
  try {
    const text = sessionStorage.getItem(KNOCK_KEY);
    return text === null ? null : (JSON.parse(text) as KeptKnock);
  } catch {
    return null;
  }
}

export function keepKnock(knock: KeptKnock | null): void {
  try {
    if (knock === null) sessionStorage.removeItem(KNOCK_KEY);
    else sessionStorage.setItem(KNOCK_KEY, JSON.stringify(knock));
  } catch {
    // Storage is refused: it works until a reload, which needs the link again.
  }
}
