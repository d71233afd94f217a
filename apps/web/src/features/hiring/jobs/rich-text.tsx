import {
  readRichText,
  type RichTextBlock,
  type RichTextRun,
} from '@candor/contract/rich-text-rules';
import { Fragment } from 'react';
import './rich-text.css';

/** Elements are written here, from blocks of plain strings: no HTML of anybody's is ever shown. */
export function RichText({
  source,
  heading,
}: {
  readonly source: string;
  /** The level below the page's or the section's own. */
  readonly heading: HeadingLevel;
}) {
  return (
    <div className="stack gap-sm rich-text">
      {readRichText(source).map((block, index) => (
        // Blocks have no names of their own, and are never moved.
        <Block key={index} block={block} heading={heading} />
      ))}
    </div>
  );
}

type HeadingLevel = 'h2' | 'h3';

type BlockProps = { readonly block: RichTextBlock; readonly heading: HeadingLevel };

function Block({ block, heading: Heading }: BlockProps) {
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
  if (block.kind === 'heading') {
    return (
      <Heading className="rich-text__heading">
        <Runs runs={block.runs} />
      </Heading>
    );
  }
  return (
    <p>
      <Runs runs={block.runs} />
    </p>
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
