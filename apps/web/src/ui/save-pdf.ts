import { saveBlob } from './save-file.ts';

/** Gives the reader a PDF that came in base64. */
export function savePdf({
  fileName,
  content,
}: {
  readonly fileName: string;
  readonly content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  saveBlob(fileName, new Blob([bytes], { type: 'application/pdf' }));
}
