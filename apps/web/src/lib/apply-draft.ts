/** The fields of a draft that a form still has; anything else that was stored is nobody's. */
export function applyDraft<V extends object>(values: V, content: string | null): V {
  const typed = parsed(content);
  const known = Object.entries(typed).filter(
    ([name, value]) => name in values && sameKind(value, (values as Record<string, unknown>)[name]),
  );
  return { ...values, ...Object.fromEntries(known) };
}

function parsed(content: string | null): object {
  try {
    const value: unknown = JSON.parse(content ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const sameKind = (a: unknown, b: unknown) =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
