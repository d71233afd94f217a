type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Gives a field another text with this part of it selected, as if it had been typed: at once, because whoever writes
 * goes on writing. A selection that waits for the next frame comes after their next letters. The caller tells the
 * field's owner; React then finds the text in its place and leaves the selection alone.
 */
export function writeInField(
  field: Field,
  { text, from, to }: { readonly text: string; readonly from: number; readonly to: number },
): void {
  field.value = text;
  field.focus();
  field.setSelectionRange(from, to);
}

/** Puts a word that is filled in where the cursor is; gives the text as it is then, for the field's owner. */
export function insertVariable(field: Field, name: string): string {
  const { value, selectionStart, selectionEnd } = field;
  const from = selectionStart ?? value.length;
  const word = `{{${name}}}`;
  const text = `${value.slice(0, from)}${word}${value.slice(selectionEnd ?? from)}`;
  writeInField(field, { text, from: from + word.length, to: from + word.length });
  return text;
}
