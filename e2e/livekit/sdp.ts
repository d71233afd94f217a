/** One line of media in a publisher's offer: what the client calls the track on it, and whether it sends now. */
type SentLine = { readonly mid: string; readonly cid: string; readonly isSent: boolean };

/** By `a=mid`, `a=msid` and the direction of each section. */
export function sentLinesOf(sdp: string): readonly SentLine[] {
  return sdp
    .split(/^m=/m)
    .slice(1)
    .flatMap((section) => {
      const [, mid] = /^a=mid:(\S+)/m.exec(section) ?? [];
      const [, cid] = /^a=msid:\S+ (\S+)/m.exec(section) ?? [];
      if (mid === undefined || cid === undefined) return [];
      return [{ mid, cid, isSent: /^a=(sendrecv|sendonly)\r?$/m.test(section) }];
    });
}
