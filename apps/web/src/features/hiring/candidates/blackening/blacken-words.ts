import { locale } from '../../../../ui/reader-locale.ts';
import type { BarKind } from './bar-rules.ts';

const kinds: Readonly<Record<Exclude<BarKind, 'own'>, string>> = {
  name: 'Name',
  email: 'E-mail addresses',
  phone: 'Phone numbers',
  link: 'Links',
};

export const blackenWords = {
  title: (file: string) => `Redact ${file}`,
  what: 'the pages',
  intro:
    'What is covered here is hidden from whoever interviews: they get pictures of these pages, with no text below the bars. Look through every page before you save.',
  how: 'Draw a bar with the mouse, or add one. Arrow keys move a bar, with Shift they change its size, and Delete removes it.',
  found: 'Found in the text',
  kind: (kind: Exclude<BarKind, 'own'>, count: number) =>
    `${kinds[kind]} (${count === 1 ? '1 place' : `${count} places`})`,
  nothing:
    'No name, address, number or link was found in the text of this file. Draw bars over what nobody should read.',
  noName: (name: string) =>
    `The name ${name} was not found in the text: look for it, and draw a bar over it.`,
  picture:
    'This file has no text: its pages are pictures, in which nothing can be found. Draw bars over what nobody should read.',
  unread: (pages: readonly number[]) => {
    const which = new Intl.ListFormat(locale, { type: 'conjunction' }).format(pages.map(String));
    return pages.length === 1
      ? `Page ${which} has no text in which something could be found: draw bars over what nobody should read there.`
      : `Pages ${which} have no text in which something could be found: draw bars over what nobody should read there.`;
  },
  looking: 'Looking for names, addresses and numbers …',
  bar: (kind: BarKind, place: number, page: number) =>
    `Bar ${place} on page ${page}${kind === 'own' ? '' : `: ${kinds[kind]}`}`,
  add: 'Add a bar',
  remove: 'Remove the bar',
  bars: (count: number) => {
    if (count === 0) return 'No bars';
    return count === 1 ? '1 bar' : `${count} bars`;
  },
  save: 'Save the redacted copy',
  cancel: 'Cancel',
  leave: 'Leave without saving?',
  leaveText: 'Your bars are not kept.',
  tooMany: (most: number) =>
    `This file has more than ${most} pages, which is too many to be redacted here. Add a shorter one under Files as a CV, and redact that.`,
  tooLarge:
    'The pictures of these pages are too large to be kept. Add a shorter file under Files as a CV, and redact that.',
  notDrawn: 'A page could not be drawn. Please try again.',
};
