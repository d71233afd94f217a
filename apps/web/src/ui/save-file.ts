/** Lets the browser save what lies at this address. */
export function saveLink(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

export function saveBlob(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  saveLink(url, fileName);
  // After the click has been taken: an address revoked at once would save nothing in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Gives the reader a file of this text, as a download of the browser's own. */
export const saveText = (fileName: string, text: string, type: string): void =>
  saveBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
