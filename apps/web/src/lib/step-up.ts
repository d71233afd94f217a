/** What the request layer asks of whoever is at the keyboard. */
type AskedProof = {
  /** True: it was given, and the server has taken it. */
  readonly answer: (isProved: boolean) => void;
};

let asked: (AskedProof & { readonly whenAnswered: Promise<boolean> }) | undefined;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Asks once for all requests that wait. False at once on pages where nobody would be asked. */
export function proveAgain(): Promise<boolean> {
  if (asked !== undefined) return asked.whenAnswered;
  if (listeners.size === 0) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isProved: boolean) => {
    asked = undefined;
    resolve(isProved);
    tell();
  };
  asked = { answer, whenAnswered: promise };
  tell();
  return promise;
}

export const askedProof = (): AskedProof | undefined => asked;

export function watchAskedProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
