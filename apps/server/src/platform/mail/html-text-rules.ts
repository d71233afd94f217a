/** What of a mail is never read. */
const unread = new Set(['style', 'script', 'head', 'title']);
/** Where a line ends. */
const lineEnds = new Set(['br', '/p', '/div', '/li', '/tr', '/blockquote']);

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

/**
 * The words of markup, line by line. Anybody may send megabytes of it: each part is looked at once, which patterns such as
 * `<[^>]*>` do not do where nothing closes.
 */
export function htmlText(html: string): string {
  const small = html.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const find = createFinder(small);
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const from = find('<', at);
    parts.push(unescaped(html.slice(at, from).replaceAll(/[\r\n]+/g, ' ')));
    if (from === html.length) break;
    const name = /^<(!--|[/!?]?[a-z][a-z\d]*)/.exec(small.slice(from, from + 20))?.[1];
    const end = find(name === '!--' ? '-->' : '>', from);
    if (name === undefined || end === html.length) {
      parts.push('<');
      at = from + 1;
      continue;
    }
    const closes = unread.has(name) ? find(`</${name}`, end) : html.length;
    if (lineEnds.has(name) || /^\/h\d$/.test(name)) parts.push('\n');
    at = closes === html.length ? end + (name === '!--' ? 3 : 1) : closes;
  }
  return lined(parts.join(''));
}

/** Where a word stands next, or the end. Places move on only, so that what is not there is looked for once. */
function createFinder(text: string): (word: string, from: number) => number {
  const found = new Map<string, number>();
  return (word, from) => {
    const before = found.get(word);
    if (before !== undefined && before >= from) return before;
    const at = text.indexOf(word, from);
    const place = at === -1 ? text.length : at;
    found.set(word, place);
    return place;
  };
}

/** Without more than one empty line between two that are not. */
const lined = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
    .join('\n');

const unescaped = (text: string): string =>
  text.replaceAll(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });
