import {
  type CounterName,
  counterNames,
  counterOf,
  isSpecified,
} from '@candor/contract/interviews/violation-rules';

/** Specification 002 §3: the counters of one message; absent is 0. */
export type CounterValues = Readonly<Partial<Record<CounterName, number>>>;

/** The counters of a message that also carries other fields; zeros are left out. */
export function countersIn(
  message: Readonly<Partial<Record<CounterName, number | undefined>>>,
): CounterValues {
  const named = counterNames.map((name) => [name, message[name] ?? 0] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}

/**
 * MS-3: a violation is sent with its own counter at 1 and no other. A type that the specification does not
 * count comes without any. The sentence says what is wrong; undefined when nothing is.
 */
export function checkSingle(
  counters: CounterValues,
  expected: CounterName | undefined,
): string | undefined {
  const sent = Object.entries(counters);
  if (expected === undefined) {
    return sent.length === 0 ? undefined : 'This violation has no counter.';
  }
  const isRight = sent.length === 1 && counters[expected] === 1;
  return isRight ? undefined : `This violation counts as ${expected} 1, and nothing else.`;
}

/** Whether the page's totals are those of the events that arrived. */
export function agrees(
  reported: { readonly counters: CounterValues; readonly TotalViolations: number },
  events: Readonly<Record<string, number>>,
): boolean {
  const counted = countersOf(events);
  const isSame = counterNames.every(
    (name) => (reported.counters[name] ?? 0) === (counted[name] ?? 0),
  );
  return isSame && reported.TotalViolations === specifiedTotal(events);
}

/** Events by type as the specification's counters. */
export function countersOf(events: Readonly<Record<string, number>>): CounterValues {
  const counted: Partial<Record<CounterName, number>> = {};
  for (const [type, count] of Object.entries(events)) {
    const name = counterOf(type);
    if (name !== undefined) counted[name] = (counted[name] ?? 0) + count;
  }
  return counted;
}

/** TotalViolations: every violation of the specification's types, with a counter of its own or without. */
function specifiedTotal(events: Readonly<Record<string, number>>): number {
  return Object.entries(events)
    .filter(([type]) => isSpecified(type))
    .reduce((sum, [, count]) => sum + count, 0);
}
