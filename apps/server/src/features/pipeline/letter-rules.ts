/** Words that somebody wrote, as a letter: an empty line ends a paragraph, the first one greets. */
export function letterOf({ subject, body }: { readonly subject: string; readonly body: string }): {
  readonly subject: string;
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
} {
  const [greeting = '', ...paragraphs] = body
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { subject, preview: paragraphs[0]?.slice(0, 120) ?? '', greeting, paragraphs };
}
