/** Gives the reader a file of this text, as a download of the browser's own. */
export function saveText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // After the click has been taken: an address revoked at once would save nothing in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
