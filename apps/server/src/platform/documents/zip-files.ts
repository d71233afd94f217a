import { type Zippable, zip } from 'fflate';

/** A ZIP of these, by their names in it; what is packed already is not packed again. */
export function zipFiles(
  files: readonly {
    readonly name: string;
    readonly bytes: Uint8Array;
    readonly isPacked: boolean;
  }[],
): Promise<Uint8Array> {
  const entries: Zippable = Object.fromEntries(
    files.map(({ name, bytes, isPacked }) => [name, [bytes, { level: isPacked ? 0 : 6 }]]),
  );
  return new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => (error === null ? resolve(bytes) : reject(error)));
  });
}
