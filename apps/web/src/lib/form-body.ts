/** A body as multipart/form-data: texts as they are, and the file in the field that is called so. */
export function formOf(body: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (name !== 'file' && value !== undefined) form.append(name, String(value));
  }
  form.append('file', file);
  return form;
}
