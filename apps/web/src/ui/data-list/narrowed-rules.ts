type Chosen = { readonly name: string; readonly standard?: string };

/**
 * Whether a filter narrows the list. Its order and page do not, and neither does what is chosen anyway, named in the
 * address or not.
 */
export function isNarrowed(
  query: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  filters: readonly Chosen[],
): boolean {
  const standards = new Map(filters.map(({ name, standard }) => [name, standard]));
  return names.some((name) => query[name] !== undefined && query[name] !== standards.get(name));
}
