/**
 * `name=value,name=value`, with what is not plain percent-encoded, as OpenTelemetry writes it; null: something else, or
 * what no header can hold.
 */
export function readHeaderList(text: string): Readonly<Record<string, string>> | null {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=(\S+)\s*$/.exec(pair));
  try {
    const list = pairs.map(
      (pair) => [pair?.[1] ?? fail(), decodeURIComponent(pair?.[2] ?? fail())] as const,
    );
    return list.every(([, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      ? Object.fromEntries(list)
      : null;
  } catch {
    return null;
  }
}

function fail(): never {
  throw new SyntaxError('Not a pair');
}
