import { expect, test } from 'vitest';
import { asPicture } from '../picture-rules.ts';

test('nothing of a picture can be typed into, chosen from, or named to a screen reader', () => {
  const drawn = asPicture(
    '<label for="a">E-mail</label><input class="f" type="email" id="a" value=""/>' +
      '<select class="c"><option value="en">English</option><option>Deutsch</option></select>' +
      '<textarea class="t">x</textarea><button type="button" aria-label="Close">×</button><script>1</script>',
  );
  expect(drawn).toMatch(/^<div class="prerendered" aria-hidden="true" inert>/);
  expect(drawn).not.toMatch(/<(?:input|select|option|textarea|script)\b|aria-label/);
  expect(drawn).toContain('<span class="c">English</span>');
  expect(drawn).toContain('<span class="f" type="email" id="a" value=""></span>');
});

test('a box to tick stays: the browser draws it', () => {
  expect(asPicture('<input type="checkbox"/>')).toContain('<input type="checkbox"/>');
});

test('what stood in style attributes stands in the page’s own style, as strong as it was', () => {
  const drawn = asPicture('<p style="--a:&quot;b&quot;;color:red">x</p><p style="top:0">y</p>');
  expect(drawn).toContain(
    '<style nonce="__CSP_NONCE__">[data-drawn="0"]{--a:"b"!important;color:red!important}[data-drawn="1"]{top:0!important}</style>',
  );
  expect(drawn).toContain('<p data-drawn="0">x</p><p data-drawn="1">y</p>');
});
