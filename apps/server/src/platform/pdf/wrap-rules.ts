/** A text in lines that are no longer than `most`, by what measures them; a word that is longer is cut. */
export function wrapped(text: string, most: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, most, measure));
}

function wrapLine(text: string, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((whole) => cut(whole, most, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function cut(word: string, most: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > most) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
