import type { Output } from '@candor/contract';
import { previewBrand } from '@candor/contract/people/companies';
import { PREVIEW_LOGO } from '@candor/contract/people/brand-rules';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { read, useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { MailHtml } from '../../../ui/mail-html.tsx';
import { CompanyMark } from '../../../ui/mark.tsx';
import { useRested } from '../../../ui/use-rested.ts';
import { colourWords, previewWords as words } from './brand-words.ts';
import './brand-preview.css';

type Preview = Output<typeof previewBrand>;
type Scheme = 'light' | 'dark';
type Props = { readonly colour: string | null; readonly logo: string | null };

/** What is chosen, before it is saved: the mail as the server writes it, a page and the room with its very colours. */
export function BrandPreview({ colour, logo }: Props) {
  const body = useRested({ colour, hasLogo: logo !== null });
  const preview = useRead(read(previewBrand, { body }, { placeholderData: keepPreviousData }));
  return (
    <section className="stack gap-sm" aria-labelledby="brand-preview">
      <h2 id="brand-preview">{words.title}</h2>
      <Loaded query={preview} what={words.what}>
        {({ brand, html, changed }) => (
          <Shown
            brand={{ ...brand, logo }}
            html={html.replace(PREVIEW_LOGO, logo ?? '')}
            changed={changed}
          />
        )}
      </Loaded>
    </section>
  );
}

function Shown({ brand, html, changed }: Preview) {
  return (
    <>
      <output className="stack gap-2xs small">
        {changed.map(({ scheme, shown }) => (
          <span key={scheme}>
            {colourWords.changed(scheme)}
            <Swatch colour={shown} />
          </span>
        ))}
      </output>
      <div className="brand-preview__samples">
        {(['light', 'dark'] as const).map((scheme) => (
          <Sample key={scheme} {...{ brand, scheme }} title={words.page[scheme]}>
            <p className="brand-preview__heading">{words.heading}</p>
            <p>{words.sentence}</p>
            <p className="brand-preview__link">{words.link}</p>
            <p className="brand-preview__button">{words.button}</p>
          </Sample>
        ))}
        {(['light', 'dark'] as const).map((scheme) => (
          <Sample key={scheme} {...{ brand, scheme }} title={words.room[scheme]}>
            <p className="dimmed">{words.greeting}</p>
            <p className="brand-preview__heading">{words.timer}</p>
            <p className="brand-preview__option">{words.option}</p>
            <p className="brand-preview__button">{words.next}</p>
          </Sample>
        ))}
      </div>
      <h3>{words.mail}</h3>
      <p className="dimmed small">{words.mailNote}</p>
      <MailHtml html={html} />
    </>
  );
}

/** Set by a script: the page's policy refuses styles as attributes. */
function Swatch({ colour }: { readonly colour: string }) {
  const sign = useRef<HTMLSpanElement>(null);
  useEffect(() => sign.current?.style.setProperty('background', colour), [colour]);
  return (
    <>
      <span ref={sign} className="brand-preview__swatch" aria-hidden="true" /> <code>{colour}</code>
    </>
  );
}

type SampleProps = {
  readonly brand: Preview['brand'];
  readonly scheme: Scheme;
  readonly title: string;
  readonly children: ReactNode;
};

function Sample({ brand, scheme, title, children }: SampleProps) {
  const sheet = useRef<HTMLElement>(null);
  const { colours } = brand;
  useEffect(() => {
    const style = sheet.current?.style;
    style?.setProperty('--color-accent', colours?.accent ?? null);
    style?.setProperty('--color-accent-text', colours?.accentText ?? null);
    style?.setProperty('--color-accent-soft', colours?.accentSoft ?? null);
  }, [colours]);
  return (
    <figure
      ref={sheet}
      className={`stack gap-sm brand-preview__sample brand-preview__sample--${scheme}`}
    >
      <figcaption className="dimmed tiny">{title}</figcaption>
      <CompanyMark brand={brand} />
      {children}
    </figure>
  );
}
