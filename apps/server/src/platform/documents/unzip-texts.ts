import { unzipSync } from 'fflate';

type Limits = {
  readonly isWanted: (name: string) => boolean;
  readonly mostFiles: number;
  /** Of all that is wanted, unpacked. */
  readonly mostBytes: number;
};

/**
 * The wanted files of a ZIP by their names, as UTF-8. What would become too large is refused by what the ZIP says of
 * itself before anything is unpacked; no file becomes longer than it said, whatever it holds. Names are names: nothing
 * is written anywhere.
 */
export function unzipTexts(
  bytes: Uint8Array,
  { isWanted, mostFiles, mostBytes }: Limits,
): ReadonlyMap<string, string> | 'too_large' | 'unreadable' {
  let [files, size] = [0, 0];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isWanted(name)) {
          files += 1;
          size += originalSize;
        }
        return false;
      },
    });
    if (files > mostFiles || size > mostBytes) return 'too_large';
    const unzipped = unzipSync(bytes, { filter: ({ name }) => isWanted(name) });
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return new Map(
      Object.entries(unzipped).map(([name, content]) => [name, decoder.decode(content)]),
    );
  } catch {
    return 'unreadable';
  }
}
