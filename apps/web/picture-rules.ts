/** What names a thing to a screen reader or a program: in a picture there is nothing to name. */
const names = / (?:aria-label|title|placeholder)="[^"]*"/g;

/**
 * A page as it looks, and no more: nothing of it can be typed into, pressed or read out before the app has taken its
 * place, or it would be lost then. What stood in `style` attributes, which the policy forbids, stands in one element
 * that bears the page's nonce.
 */
export function asPicture(html: string): string {
  const rules: string[] = [];
  const drawn = html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<select\b([^>]*)>.*?<option[^>]*>([^<]*)<.*?<\/select>/gs, '<span$1>$2</span>')
    .replaceAll(/<textarea\b([^>]*)>.*?<\/textarea>/gs, '<span$1></span>')
    // A box to tick is drawn by the browser; pressing it does nothing here.
    .replaceAll(/<input\b(?![^>]*type="(?:checkbox|radio)")([^>]*?)\/?>/g, '<span$1></span>')
    .replaceAll(names, '')
    .replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
      rules.push(important(style));
      return ` data-drawn="${rules.length - 1}"`;
    });
  const style = rules.map((rule, index) => `[data-drawn="${index}"]{${rule}}`).join('');
  return `<div class="prerendered" aria-hidden="true" inert><style nonce="__CSP_NONCE__">${style}</style>${drawn}</div>`;
}

/** As strong as the attribute was. */
const important = (style: string): string =>
  style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split(';')
    .filter((one) => one.trim() !== '')
    .map((one) => `${one}!important`)
    .join(';');
