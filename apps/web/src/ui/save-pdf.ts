import { saveBlob } from './save-file.ts';

/** A PDF as it comes, in base64. */
export type PdfFile = { readonly fileName: string; readonly content: string };

/** Gives it to the reader. */
export function savePdf({ fileName, content }: PdfFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  saveBlob(fileName, new Blob([bytes], { type: 'application/pdf' }));
}
