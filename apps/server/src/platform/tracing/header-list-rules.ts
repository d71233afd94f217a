/** `name=value,name=value`, with what is not plain percent-encoded, as OpenTelemetry writes it; null: something else. */
export function readHeaderList(text: string): Readonly<Record<string, string>> | null {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=([^=\s]+)\s*$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => [pair?.[1] ?? fail(), decodeURIComponent(pair?.[2] ?? fail())]),
    );
  } catch {
    return null;
  }
}

function fail(): never {
  throw new SyntaxError('Not a pair');
}
