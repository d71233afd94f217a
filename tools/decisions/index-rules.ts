/** A record of docs/decisions as its first lines tell it. */
export type DecisionRecord = {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly feature: string;
  readonly status: string;
};

const titleLine = /^# (\d{4}) (.+)$/u;
const factsLine = /^Feature: ([a-z-]+) · Status: (in force|replaced by \d{4})$/u;

/** What stands above the first paragraph, or what is wrong with it in a sentence. */
export function readRecord(file: string, text: string): DecisionRecord | string {
  const [first = '', second = ''] = text.split('\n');
  const title = titleLine.exec(first);
  if (title === null) return `docs/decisions/${file}: the first line is "# 0000 A title"`;
  const [, number = '', words = ''] = title;
  if (!file.startsWith(`${number}-`)) return `docs/decisions/${file} calls itself ${number}`;
  const facts = factsLine.exec(second);
  if (facts === null) {
    return `docs/decisions/${file}: the second line is "Feature: jobs · Status: in force" (or "replaced by 0000")`;
  }
  const [, feature = '', status = ''] = facts;
  return { file, number, title: words, feature, status };
}

/** The page that leads to the records: by feature, a plain line each. */
export function indexOf(records: readonly DecisionRecord[]): string {
  const features = Map.groupBy(records, ({ feature }) => feature);
  const sections = [...features.keys()].toSorted().map((feature) => {
    const lines = (features.get(feature) ?? [])
      .toSorted((one, other) => one.number.localeCompare(other.number))
      .map(lineOf);
    return `## ${feature}\n${lines.join('\n')}\n`;
  });
  return [
    '# Decisions\n',
    'What a later reader would question, and why it is so. `npm run decisions` writes this page.\n',
    ...sections,
  ].join('\n');
}

function lineOf({ number, title, file, status }: DecisionRecord): string {
  const standing = status === 'in force' ? '' : ` (${status})`;
  return `- [${number}](${file}) ${title}${standing}`;
}
