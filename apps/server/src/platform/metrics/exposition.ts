export type Sample = {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** What a histogram's lines have behind its name. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
};

export type Metric = {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter' | 'histogram';
  readonly samples: readonly Sample[];
};

export const gauge = (name: string, help: string, ...samples: readonly Sample[]): Metric => ({
  ...{ name, help, samples },
  type: 'gauge',
});

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function line(name: string, { labels = {}, value, suffix }: Sample): string {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix ?? ''}${named.length === 0 ? '' : `{${named.join(',')}}`} ${value}`;
}

/** The text format of Prometheus, version 0.0.4. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => line(name, sample)),
        '',
      ].join('\n'),
    )
    .join('');
}
