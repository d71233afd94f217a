import {
  readRichText,
  type RichTextBlock,
  type RichTextRun,
} from '@candor/contract/rich-text-rules';
import { Fragment } from 'react';
import './rich-text.css';

/** Elements are written here, from blocks of plain strings: no HTML of anybody's is ever shown. */
export function RichText({ source }: { readonly source: string }) {
  return (
    <div className="rich-text">
      {readRichText(source).map((block, index) => (
        // Blocks have no names of their own, and are never moved.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: RichTextBlock }) {
  if ('items' in block) {
    const List = block.kind === 'bullets' ? 'ul' : 'ol';
    return (
      <List>
        {block.items.map((runs, index) => (
          <li key={index}>
            <Runs runs={runs} />
          </li>
        ))}
      </List>
    );
  }
  const Element = block.kind === 'heading' ? 'h3' : 'p';
  return (
    <Element>
      <Runs runs={block.runs} />
    </Element>
  );
}

function Runs({ runs }: { readonly runs: readonly RichTextRun[] }) {
  return runs.map(({ text, style, href }, index) => {
    const key = `${index} ${text}`;
    if (href !== undefined) {
      return (
        <a key={key} href={href} rel="noreferrer nofollow ugc">
          {text}
        </a>
      );
    }
    if (style === 'strong') return <strong key={key}>{text}</strong>;
    if (style === 'emphasis') return <em key={key}>{text}</em>;
    return <Fragment key={key}>{text}</Fragment>;
  });
}
