/** Of the relay that this installation names; null: there is none. */
export type Turn = { readonly urls: readonly string[]; readonly secret: string };

/** By coturn's REST description: the name says until when it is good, and whose it is. */
export const turnUsername = (who: string, until: Date): string =>
  `${Math.ceil(until.getTime() / 1000)}:${who}`;
