import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// French sets « ; ! ? » off by a narrow space and « : » and quotation marks by a wide one, none of which a line may
// break at: a lone question mark at the beginning of a line reads as a mistake.

const root = join(import.meta.dirname, '..', '..');
const files = globSync('apps/*/src/**/{fr,fr-templates}.ts', { cwd: root });

/** What a module has between quotation marks, without what is put into it. */
function textsOf(source: string): readonly string[] {
  const texts: string[] = [];
  const ends = { "'": "'", '"': '"', '`': '`' } as const;
  let at = 0;
  const readText = (end: string): void => {
    let text = '';
    for (; source[at] !== end && at < source.length; at += 1) {
      if (source.startsWith('${', at) && end === '`') {
        at += 2;
        readCode(true);
        text += '…';
      } else if (source[at] === '\\') {
        at += 1;
      } else {
        text += source[at];
      }
    }
    // The name of a property: a sentence in English that is said in French.
    if (source[at + 1] !== ':') texts.push(text);
  };
  function readCode(isWithin: boolean): void {
    for (let depth = 0; at < source.length; at += 1) {
      const one = source[at] ?? '';
      const [comment = ''] = source.slice(at, at + 2_000).match(/^(?:\/\/.*|\/\*[^]*?\*\/)/) ?? [];
      if (comment !== '') at += comment.length - 1;
      else if (Object.hasOwn(ends, one)) {
        at += 1;
        readText(one);
      } else if (one === '{') depth += 1;
      else if (one === '}') {
        if (depth === 0 && isWithin) return;
        depth -= 1;
      }
    }
  }
  readCode(false);
  return texts;
}

const narrow = '\u202f';
const wide = '\u00a0';
const wrong = new RegExp(`[^${narrow}][;!?]|[^${wide}]:(?!//)|«[^${wide}]|[^${wide}]»`);

/** A single word is an address or a name. */
const isProse = (text: string): boolean => /[ \u00a0\u202f]/.test(text);

test('French sentences have the spaces of French, and no line breaks before a mark', () => {
  expect(files.length).toBeGreaterThan(12);
  const found = files.flatMap((file) =>
    textsOf(readFileSync(join(root, file), 'utf8'))
      .filter((text) => isProse(text) && wrong.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a sentence with the spaces of English is found, also within what is put into another', () => {
  const planted =
    "const a = (n: number) => `Bien : ${n === 1 ? 'un' : `vraiment ?`} !`; // it's ? code";
  expect(textsOf(planted).filter((text) => wrong.test(text))).toEqual(['vraiment ?', 'Bien : … !']);
});
