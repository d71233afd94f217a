/** Licences that let a company run, change and ship Candor without publishing its own code. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);

/** Reads an SPDX expression: of an OR one side must be permissive, of an AND both. */
export function isPermissive(expression: string): boolean {
  const text = withoutOuterBrackets(expression.trim());
  const either = splitOutsideBrackets(text, ' OR ');
  if (either.length > 1) return either.some(isPermissive);
  const both = splitOutsideBrackets(text, ' AND ');
  if (both.length > 1) return both.every(isPermissive);
  return permissive.has(text);
}

function withoutOuterBrackets(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  const inner = text.slice(1, -1);
  let depth = 0;
  for (const character of inner) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return text;
  }
  return withoutOuterBrackets(inner.trim());
}

function splitOutsideBrackets(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
    }
  }
  return [...parts, text.slice(start)];
}
