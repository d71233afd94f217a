import { textFileWords } from './text-file-words.ts';

/** The words of a file that somebody chose; fails with a sentence for them. */
export async function readTextFile(file: File, mostBytes: number): Promise<string> {
  if (file.size > mostBytes) throw new Error(textFileWords.tooLarge(mostBytes));
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
    return decoder.decode(await file.arrayBuffer());
  } catch {
    throw new Error(textFileWords.notUtf8);
  }
}
