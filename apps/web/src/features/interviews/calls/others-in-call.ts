import type { Person, Snapshot } from './call-snapshot.ts';

/** Who is in the call beside oneself. */
export const othersOf = ({ people }: Snapshot, ownSeat: number): Person[] =>
  people.filter((one) => one.page !== null && one.seatID !== ownSeat);

/** Whoever speaks, or did so last; before anybody did, the first. Alone with one other there is nothing to choose. */
export function largeOf(shown: Snapshot, ownSeat: number): Person | undefined {
  const others = othersOf(shown, ownSeat);
  if (others.length < 2) return undefined;
  return others.find(({ seatID }) => seatID === shown.speaker) ?? others[0];
}

export function pictureOf({ remotes }: Snapshot, one?: Person): MediaStreamTrack | undefined {
  return one?.camera === true ? remotes.get(one.seatID)?.main.getVideoTracks()[0] : undefined;
}
