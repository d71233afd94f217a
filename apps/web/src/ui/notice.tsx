import { currentLanguage } from '../lib/language.ts';
import type { Language } from '@candor/contract/people/language-rules';

export type Notice = Readonly<Record<Language, readonly string[]>>;

type Props = {
  /** Null, and of a server of before undefined: no law has one for this job. */
  readonly notice: Notice | null | undefined;
  readonly className?: string;
};

/** What a law has candidates told, in the language of now: a heading, and paragraphs below it. */
export function NoticeOf({ notice, className }: Props) {
  if (notice === null || notice === undefined) return null;
  const [title, ...paragraphs] = notice[currentLanguage()];
  return (
    <section aria-labelledby="notice" {...(className !== undefined && { className })}>
      <h2 id="notice">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <Linked text={text} />
        </p>
      ))}
    </section>
  );
}

/** The address of a page at the end of a paragraph is a link, named by itself: it says where it leads. */
function Linked({ text }: { readonly text: string }) {
  const [url] = /https?:\/\/\S+$/.exec(text) ?? [];
  if (url === undefined) return text;
  return (
    <>
      {text.slice(0, -url.length)}
      <a className="anywhere" href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
    </>
  );
}
