import type { Metric, Sample } from './exposition.ts';

/** Seconds: what is quick, what is noticed, what is waited for. */
const edges = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

type Series = { readonly counts: number[]; sum: number; count: number };

/** How long answers took, by the name of their endpoint: never by an address, which holds numbers and secrets. */
export function createRequestMeter() {
  const all = new Map<string, Map<number, Series>>();
  const seriesOf = (endpoint: string, status: number): Series => {
    const statuses = all.get(endpoint) ?? new Map<number, Series>();
    all.set(endpoint, statuses);
    const series = statuses.get(status) ?? { counts: edges.map(() => 0), sum: 0, count: 0 };
    statuses.set(status, series);
    return series;
  };
  return {
    note(endpoint: string, status: number, seconds: number): void {
      const series = seriesOf(endpoint, status);
      series.sum += seconds;
      series.count += 1;
      edges.forEach((edge, at) => {
        if (seconds <= edge) series.counts[at] = (series.counts[at] ?? 0) + 1;
      });
    },
    read: (): Metric => ({
      name: 'http_request_seconds',
      help: 'How long answers took.',
      type: 'histogram',
      samples: [...all].flatMap(([endpoint, statuses]) =>
        [...statuses].flatMap(([status, series]) =>
          linesOf({ endpoint, status: String(status) }, series),
        ),
      ),
    }),
  };
}

export type RequestMeter = ReturnType<typeof createRequestMeter>;

function linesOf(labels: Readonly<Record<string, string>>, series: Series): readonly Sample[] {
  const buckets = edges.map((edge, at) => ({ le: String(edge), value: series.counts[at] ?? 0 }));
  return [
    ...[...buckets, { le: '+Inf', value: series.count }].map(
      ({ le, value }): Sample => ({ labels: { ...labels, le }, value, suffix: '_bucket' }),
    ),
    { labels, value: series.sum, suffix: '_sum' },
    { labels, value: series.count, suffix: '_count' },
  ];
}
