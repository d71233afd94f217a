export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const listed = (names: readonly string[]): string => names.map(quoted).join(', ');
