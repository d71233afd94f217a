export type CallOfRoom = { readonly companyId: number; readonly callId: number };

/** `mark`: of this installation, because others may use the same LiveKit. */
export const roomNameOf = (mark: string, { companyId, callId }: CallOfRoom): string =>
  `${mark}-${companyId}-${callId}`;

/** null: a room of somebody else. */
export function callOfRoom(mark: string, name: string): CallOfRoom | null {
  const [, found, companyId, callId] = /^(.+)-([1-9]\d*)-([1-9]\d*)$/.exec(name) ?? [];
  return found === mark ? { companyId: Number(companyId), callId: Number(callId) } : null;
}

/** Who is in a room and has no page in the call. */
export const strangersOf = (inRoom: readonly string[], seated: readonly string[]): string[] =>
  inRoom.filter((identity) => !seated.includes(identity));
