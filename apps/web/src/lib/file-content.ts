/** A file as a request carries it. */
export async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<void>((resolve, reject) => {
    reader.addEventListener('load', () => resolve());
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
  });
  reader.readAsDataURL(file);
  await read;
  const url = typeof reader.result === 'string' ? reader.result : '';
  return url.slice(url.indexOf(',') + 1);
}
