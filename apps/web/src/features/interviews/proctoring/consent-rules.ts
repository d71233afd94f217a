/** Rules shown at most (001 §5). */
const MOST_LINES = 5;

/** The rules of the facial terms: one a line, empty ones left out. */
export function consentLines(termsAndConditions: string): readonly string[] {
  return termsAndConditions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
}
