/**
 * What a search field means: words, "words beside each other", AND, OR, NOT (capital letters) and parentheses. Words
 * that follow each other are joined by AND, which binds stronger than OR. Without quotes a word of three letters or more is
 * found by its beginning; in quotes it is found as it stands.
 */
export type Keywords =
  | { readonly kind: 'word'; readonly word: string; readonly isWhole: boolean }
  | { readonly kind: 'phrase'; readonly words: readonly string[] }
  | { readonly kind: 'and' | 'or'; readonly items: readonly Keywords[] }
  | { readonly kind: 'not'; readonly item: Keywords };

/** `at`: how many characters stand before the place in question. */
export type KeywordProblem = { readonly at: number; readonly message: string };

export type ParsedKeywords =
  | { readonly tree: Keywords | null; readonly problem?: undefined }
  | { readonly problem: KeywordProblem; readonly tree?: undefined };

const MOST_WORDS = 40;
const DEEPEST = 20;
const LONGEST_WORD = 64;
/** A shorter beginning would find nearly everybody. */
const SHORTEST_BEGINNING = 3;

// Everything but letters, digits, + and #: the same signs as in search_words of migration 0028.
const between =
  // oxlint-disable-next-line no-control-regex -- PostgreSQL's side has the same range
  /[\u0001-\u0022\u0024-\u002A\u002C-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u3003]+/;

/** Small letters without accents: "Ærø C++" → ["ærø", "c++"]. */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '');
  return plain
    .replaceAll('ς', 'σ')
    .split(between)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''));
}

type Token =
  | { readonly kind: '(' | ')' | 'AND' | 'OR' | 'NOT' | 'end'; readonly at: number }
  | {
      readonly kind: 'text';
      readonly at: number;
      readonly text: string;
      readonly isQuoted: boolean;
    };

class Problem extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

export function parseKeywords(text: string): ParsedKeywords {
  try {
    return { tree: read(tokensOf(text)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problem: { at: error.at, message: error.message } };
  }
}

/** One pass from left to right. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === ')') {
      tokens.push({ kind: sign, at });
      at += 1;
    } else if (isQuote(sign)) {
      const end = endOfQuote(text, at);
      tokens.push({ kind: 'text', at, text: text.slice(at + 1, end), isQuoted: true });
      at = end + 1;
    } else if (sign.trim() === '') at += 1;
    else {
      const end = endOfWord(text, at);
      tokens.push(wordToken(text.slice(at, end), at));
      at = end;
    }
  }
  return [...tokens, { kind: 'end', at: text.length }];
}

/** Phones and word processors make these of the plain one. */
const isQuote = (sign: string): boolean => sign === '"' || sign === '“' || sign === '”';

function endOfQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) if (isQuote(text.charAt(at))) return at;
  throw new Problem(from, 'The quotation mark is never closed.');
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === ')' || isQuote(sign) || sign.trim() === '') return at;
    at += 1;
  }
  return at;
}

function wordToken(text: string, at: number): Token {
  if (text === 'AND' || text === 'OR' || text === 'NOT') return { kind: text, at };
  return { kind: 'text', at, text, isQuoted: false };
}

const read = (tokens: readonly Token[]): Keywords | null => new Reader(tokens).whole();

/** By recursive descent: either → all → one → leaf. */
class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;
  #words = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Keywords | null {
    const tree = this.#either(0);
    const { kind, at } = this.#peek();
    if (kind === ')') throw new Problem(at, 'This parenthesis was never opened.');
    return tree;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', at: 0 };
  }

  #take(): Token {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }

  #either(depth: number): Keywords | null {
    const items = [this.#all(depth)];
    while (this.#peek().kind === 'OR') {
      const { at } = this.#take();
      if (items[0] === null) throw new Problem(at, 'OR needs something before it.');
      const item = this.#all(depth);
      if (item === null) throw new Problem(at, 'OR needs something after it.');
      items.push(item);
    }
    return joined('or', items);
  }

  #all(depth: number): Keywords | null {
    const items: (Keywords | null)[] = [];
    for (;;) {
      const { kind, at } = this.#peek();
      if (kind === 'end' || kind === ')' || kind === 'OR') return joined('and', items);
      if (kind === 'AND') {
        this.#take();
        if (items.length === 0) throw new Problem(at, 'AND needs something before it.');
        if (!this.#begins('NOT')) throw new Problem(at, 'AND needs something after it.');
      }
      items.push(this.#one(depth));
    }
  }

  #begins(...also: readonly Token['kind'][]): boolean {
    const { kind } = this.#peek();
    return kind === '(' || kind === 'text' || also.includes(kind);
  }

  #one(depth: number): Keywords | null {
    const token = this.#take();
    if (depth > DEEPEST) throw new Problem(token.at, 'Too many parentheses inside each other.');
    if (token.kind === 'text') return this.#leaf(token);
    if (token.kind === '(') return this.#group(token.at, depth);
    // What is left is NOT: the caller has looked.
    if (!this.#begins('NOT')) throw new Problem(token.at, 'NOT needs something after it.');
    const item = this.#one(depth + 1);
    return item === null ? null : { kind: 'not', item };
  }

  #group(at: number, depth: number): Keywords | null {
    const inside = this.#either(depth + 1);
    if (this.#peek().kind !== ')') throw new Problem(at, 'The parenthesis is never closed.');
    if (inside === null) throw new Problem(at, 'There is nothing between the parentheses.');
    this.#take();
    return inside;
  }

  #leaf({ text, isQuoted, at }: Extract<Token, { kind: 'text' }>): Keywords | null {
    const [first, ...others] = searchWords(text);
    if (first === undefined) return null;
    this.#words += 1 + others.length;
    if (this.#words > MOST_WORDS) {
      throw new Problem(at, `Please search for at most ${MOST_WORDS} words.`);
    }
    if (others.length > 0) return { kind: 'phrase', words: [first, ...others] };
    const isWhole = isQuoted || Array.from(first).length < SHORTEST_BEGINNING;
    return { kind: 'word', word: first, isWhole };
  }
}

function joined(kind: 'and' | 'or', items: readonly (Keywords | null)[]): Keywords | null {
  const there = items.filter((item) => item !== null);
  return there.length > 1 ? { kind, items: there } : (there[0] ?? null);
}
