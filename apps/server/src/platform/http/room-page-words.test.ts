import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@candor/contract/people/language-rules';
import { expect, test } from 'vitest';
import { inRoomLanguage } from './room-page-words.ts';

const source = join(import.meta.dirname, '../../../../web/room.html');
const page = readFileSync(source, 'utf8');

test.each(languages.filter((tag) => tag !== 'en'))(
  'before its script has come the room speaks %s to who wants it',
  (tag) => {
    const said = inRoomLanguage(page, `${tag}-XX,${tag};q=0.9,en;q=0.8`);
    expect(said).toContain(`<html lang="${tag}">`);
    for (const english of ['Interview · Candor<', 'Your interview', 'Opening', 'Please switch']) {
      expect(page).toContain(english);
      if (tag !== 'de' || !english.startsWith('Interview')) expect(said).not.toContain(english);
    }
  },
);

test('it is English for who wants that, something else, or nothing', () => {
  for (const wanted of [undefined, '', 'en-GB,de;q=0.5', 'zh-CN', ',;q=1,*']) {
    expect(inRoomLanguage(page, wanted)).toBe(page);
  }
});
