import { useEffect, useRef } from 'react';
import './mail-html.css';

/**
 * The mail's own look, apart from the page's: mails carry their styles inline, which the page's policy refuses as
 * attributes and lets scripts set. Nothing in it is a link that could be followed.
 */
export function MailHtml({ html }: { readonly html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const mail = new DOMParser().parseFromString(
      html.replaceAll(' style="', ' data-style="'),
      'text/html',
    );
    for (const link of mail.querySelectorAll('a')) link.removeAttribute('href');
    const sheet = document.createElement('div');
    sheet.dataset['style'] = mail.body.dataset['style'];
    sheet.append(...mail.body.childNodes);
    for (const styled of [sheet, ...sheet.querySelectorAll<HTMLElement>('[data-style]')]) {
      styled.style.cssText = styled.dataset['style'] ?? '';
    }
    root.replaceChildren(sheet);
  }, [html]);
  return <div ref={host} className="mail-html" />;
}
