import { expect, test } from 'vitest';
import { findBars, type PageText, pagesWithoutText, type Piece } from './found-bars-rules.ts';

const measure = (text: string) => text.length;
const known = { name: 'Åsa Lovelace', email: 'asa@example.com', phone: '+47 22 33 44 55' };

/** A line of ten pixels a letter, a hundred apart. */
const line = (text: string, place: number, more: Partial<Piece> = {}): Piece => ({
  ...{ text, x: 100, y: 100 + place * 100, length: text.length * 10, size: 20 },
  ...{ angle: 0, endsLine: true },
  ...more,
});
const pageOf = (pieces: Piece[], links: PageText['links'] = []): PageText => ({
  ...{ width: 1000, height: 1000, pieces, links },
});
const kindsOf = (...texts: string[]) =>
  findBars(pageOf(texts.map((text, place) => line(text, place))), known, measure).map(
    ({ kind }) => kind,
  );

test('a name is found whatever its case and marks, and not inside other words', () => {
  expect(kindsOf('ÅSA LOVELACE')).toEqual(['name', 'name']);
  expect(kindsOf('Asa\u0301 worked at Lovelaces')).toEqual(['name']);
  expect(kindsOf('Nasa')).toEqual([]);
});

test('addresses, links and numbers are found; years, days and amounts are left', () => {
  expect(kindsOf('Mail: asa.l@mail.example.org')).toEqual(['email']);
  expect(kindsOf('https://example.com/a', 'www.example.com', 'linkedin.com/in/asa')).toEqual([
    ...['link', 'link', 'link'],
  ]);
  expect(kindsOf('+47 22 33 44 55', '(020) 7946-0958', '22334455')).toEqual([
    ...['phone', 'phone', 'phone'],
  ]);
  expect(
    kindsOf('2017 – 2021', '2017-2021', '12.03.2019 - 14.05.2020', '1 500 000', 'node.js'),
  ).toEqual([]);
});

test('a bar covers its letters with some room, and reaches over the pieces of a line', () => {
  const [bar] = findBars(pageOf([line('I am Lovelace', 0)]), known, measure);
  expect(bar?.left).toBeCloseTo(0.146);
  expect(bar?.width).toBeCloseTo(0.088);
  expect(bar?.top).toBeCloseTo(0.079);
  expect(bar?.height).toBeCloseTo(0.027);
  const split = [line('asa@exam', 0, { endsLine: false }), line('ple.com', 0, { x: 180 })];
  const bars = findBars(pageOf(split), known, measure);
  expect(bars.map(({ kind }) => kind)).toEqual(['email', 'email']);
});

test('what runs down the side of a page is covered where it runs', () => {
  const down = line('Lovelace', 0, { x: 500, y: 500, angle: Math.PI / 2 });
  const [bar] = findBars(pageOf([down]), known, measure);
  expect(bar?.left).toBeCloseTo(0.494);
  expect(bar?.width).toBeCloseTo(0.027);
  expect(bar?.top).toBeCloseTo(0.496);
  expect(bar?.height).toBeCloseTo(0.088);
});

test('a place that leads somewhere is a link, unless its text is covered', () => {
  const box = { left: 0.1, top: 0.08, width: 0.15, height: 0.02 };
  expect(findBars(pageOf([line('My site', 0)], [box]), known, measure)).toEqual([
    { kind: 'link', ...box },
  ]);
  expect(findBars(pageOf([line('asa@example.com', 0)], [box]), known, measure)).toHaveLength(1);
});

test('scans among pages of text, and pages that could not be read, are named', () => {
  const scan = pageOf([]);
  const blank = pageOf([line(' ', 0)]);
  const written = pageOf([line('Lovelace', 0)]);
  expect(pagesWithoutText([written, scan, written, null, blank])).toEqual([2, 4, 5]);
  expect(pagesWithoutText([written, written])).toEqual([]);
  expect(pagesWithoutText([null, scan])).toEqual([1, 2]);
});
