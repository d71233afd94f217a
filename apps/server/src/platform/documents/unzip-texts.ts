import { Unzip, UnzipInflate } from 'fflate';

type Limits = {
  readonly isWanted: (name: string) => boolean;
  readonly mostFiles: number;
  /** Of all that is wanted, unpacked. */
  readonly mostBytes: number;
};

/** So much is unpacked between two looks at what it became: a thousand times as much at most. */
const STEP_BYTES = 4 * 1024;

/** What every ZIP ends with, before a remark of at most 65,535 bytes: without it the file is none, or was cut. */
const END = Buffer.from([0x50, 0x4b, 5, 6]);
const MOST_AFTER_END = 22 + 0xffff;

/**
 * The wanted files of a ZIP by their names, as UTF-8. It is read from its beginning to its end, each byte once, and
 * counted while it is unpacked: what a ZIP says of itself, and of where its files lie, is nobody's word. Names are names:
 * nothing is written anywhere.
 */
export function unzipTexts(
  bytes: Uint8Array,
  { isWanted, mostFiles, mostBytes }: Limits,
): ReadonlyMap<string, string> | 'too_large' | 'unreadable' {
  if (!Buffer.from(bytes.subarray(-MOST_AFTER_END)).includes(END)) return 'unreadable';
  const found = new Map<string, { readonly parts: Uint8Array[]; isWhole: boolean }>();
  let size = 0;
  let files = 0;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    files += 1;
    if (files > mostFiles) throw new TooLarge();
    const read = { parts: [] as Uint8Array[], isWhole: false };
    found.set(file.name, read);
    file.ondata = (error, part, isLast) => {
      if (error !== null) throw error;
      size += part.length;
      if (size > mostBytes) throw new TooLarge();
      read.parts.push(part);
      read.isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += STEP_BYTES) {
      const until = from + STEP_BYTES;
      unzip.push(bytes.subarray(from, until), until >= bytes.length);
    }
    const decoder = new TextDecoder('utf-8', { fatal: true });
    if (![...found.values()].every(({ isWhole }) => isWhole)) return 'unreadable';
    return new Map(
      [...found].map(([name, { parts }]) => [name, decoder.decode(Buffer.concat(parts))]),
    );
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'unreadable';
  }
}

class TooLarge extends Error {}
