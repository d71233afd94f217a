export type Mark = 'strong' | 'emphasis' | 'heading' | 'bullets' | 'numbers' | 'link';

/** A text and what is selected in it. */
export type Selected = { readonly text: string; readonly from: number; readonly to: number };

const around: Readonly<Record<'strong' | 'emphasis' | 'link', readonly [string, string, string]>> =
  {
    strong: ['**', '**', 'bold'],
    emphasis: ['*', '*', 'italic'],
    link: ['[', '](https://)', 'words'],
  };

const before: Readonly<Record<'heading' | 'bullets' | 'numbers', (index: number) => string>> = {
  heading: () => '## ',
  bullets: () => '- ',
  numbers: (index) => `${index + 1}. `,
};

const anyPrefix = /^(#{1,6} |[-*•] |\d{1,3}[.)] )/;

/** Marks what is selected: words get the mark around them, lines before them; a second time takes it away again. */
export function markText(selected: Selected, mark: Mark): Selected {
  return mark === 'strong' || mark === 'emphasis' || mark === 'link'
    ? wrap(selected, around[mark])
    : prefix(selected, before[mark]);
}

function wrap(
  { text, from, to }: Selected,
  [open, close, placeholder]: readonly [string, string, string],
): Selected {
  const isMarked =
    text.slice(0, from).endsWith(open) && text.slice(to).startsWith(close) && from < to;
  if (isMarked) {
    const words = text.slice(from, to);
    const start = from - open.length;
    return {
      text: text.slice(0, start) + words + text.slice(to + close.length),
      from: start,
      to: start + words.length,
    };
  }
  const words = text.slice(from, to) || placeholder;
  const start = from + open.length;
  return {
    text: text.slice(0, from) + open + words + close + text.slice(to),
    from: start,
    to: start + words.length,
  };
}

function prefix({ text, from, to }: Selected, sign: (index: number) => string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(from, to - 1));
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every((line, index) => line.startsWith(sign(index)));
  const marked = lines
    .map((line, index) => `${isMarked ? '' : sign(index)}${line.replace(anyPrefix, '')}`)
    .join('\n');
  return {
    text: text.slice(0, start) + marked + text.slice(end),
    from: lines.length === 1 ? start + marked.length : start,
    to: start + marked.length,
  };
}
