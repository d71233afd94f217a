import { expect, test } from 'vitest';
import { bicOf, euroText, isBySepa, sepaFile, sepaText } from './sepa-rules.ts';

test.each([
  ['Jürgen Groß', 'Juergen Gross'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Åsa Østergård & Søn', 'Aasa Oestergaard + Soen'],
  ['O’Neill “Ltd”', "O'Neill 'Ltd'"],
  ['//Ann//', 'Ann'],
  ['Петр', 'NOTPROVIDED'],
  ['李 Ann', '. Ann'],
  ['  Ann\n Lee ', 'Ann Lee'],
])('%s is written as %s', (name, plain) => {
  expect(sepaText(name, 70, 'NOTPROVIDED')).toBe(plain);
});

test('letters that become two still fit, and no cut ends with a slash', () => {
  expect(sepaText('ü'.repeat(100), 70, 'x')).toHaveLength(70);
  expect(sepaText(`${'a'.repeat(139)}/b`, 140, 'x')).toBe('a'.repeat(139));
});

test('cents are written with a point and two digits', () => {
  expect([1, 10, 9000, 1_234_567].map(euroText)).toEqual(['0.01', '0.10', '90.00', '12345.67']);
});

test('by SEPA goes euro to an IBAN of a country of SEPA', () => {
  expect(isBySepa('EUR', 'iban', 'DE89370400440532013000')).toBe(true);
  expect(isBySepa('EUR', 'iban', 'SA0380000000608010167519')).toBe(false);
  expect(isBySepa('GBP', 'iban', 'GB82WEST12345698765432')).toBe(false);
  expect(isBySepa('EUR', 'account', 'DE89370400440532013000')).toBe(false);
});

test.each([
  ['ABNANL2A', 'ABNANL2A'],
  ['ABNANL2AXXX', 'ABNANL2AXXX'],
  ['12345678', ''],
  ['ING2BANK', ''],
  ['RABOBANK', ''],
  ['AMSTERDAM12', ''],
  ['', ''],
])('%s beside an IBAN of the Netherlands is the BIC “%s”', (bank, bic) => {
  expect(bicOf(bank, 'NL91ABNA0417164300')).toBe(bic);
});

/** Names in their order, below each other: what the schema calls a sequence. */
function outline(xml: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, close = '', name = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
    if (close === '/') expect(open.pop()).toBe(name);
    else {
      open.push(name);
      found.push(open.slice(2).join('/'));
    }
  }
  expect(open).toEqual([]);
  return found.filter((path) => path !== '');
}

const file = sepaFile({
  messageId: 'CANDOR-7-2',
  madeAt: new Date('2026-11-27T23:30:00.500Z'),
  from: { name: 'Würfel & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  transfers: [
    {
      ...{ id: 'PAYOUT-1', amount: 9050, text: 'Würfel & Söhne: 2 interviews, payout 1' },
      to: { name: 'Maya <Lindqvist>', iban: 'SE4550000000058398257466', bic: '' },
    },
    {
      ...{ id: 'PAYOUT-2', amount: 5, text: 'x'.repeat(200) },
      to: { name: 'ü'.repeat(80), iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
    },
  ],
});
const valuesOf = (name: string) =>
  [...file.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text,
  );

test('elements stand in the order of pain.001.001.09', () => {
  const transfer = ['PmtId', 'PmtId/EndToEndId', 'Amt', 'Amt/InstdAmt'];
  const rest = [
    'Cdtr',
    'Cdtr/Nm',
    'CdtrAcct',
    'CdtrAcct/Id',
    'CdtrAcct/Id/IBAN',
    'RmtInf',
    'RmtInf/Ustrd',
  ];
  const agent = ['CdtrAgt', 'CdtrAgt/FinInstnId', 'CdtrAgt/FinInstnId/BICFI'];
  const below = (path: string, names: readonly string[]) => [
    path,
    ...names.map((name) => `${path}/${name}`),
  ];
  expect(outline(file)).toEqual([
    ...below('GrpHdr', ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty', 'InitgPty/Nm']),
    ...below('PmtInf', ['PmtInfId', 'PmtMtd', 'NbOfTxs', 'CtrlSum']),
    ...below('PmtInf/PmtTpInf', ['SvcLvl', 'SvcLvl/Cd']),
    ...below('PmtInf/ReqdExctnDt', ['Dt']),
    ...below('PmtInf/Dbtr', ['Nm']),
    ...below('PmtInf/DbtrAcct', ['Id', 'Id/IBAN']),
    ...below('PmtInf/DbtrAgt', ['FinInstnId', 'FinInstnId/BICFI']),
    'PmtInf/ChrgBr',
    ...below('PmtInf/CdtTrfTxInf', [...transfer, ...rest]),
    ...below('PmtInf/CdtTrfTxInf', [...transfer, ...agent, ...rest]),
  ]);
  expect(file).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">');
});

test('sums, days, and what a bank takes of names and references', () => {
  expect(valuesOf('CtrlSum')).toEqual(['90.55', '90.55']);
  expect(valuesOf('NbOfTxs')).toEqual(['2', '2']);
  expect(valuesOf('InstdAmt')).toEqual(['90.50', '0.05']);
  expect(file).toContain('<InstdAmt Ccy="EUR">');
  expect(valuesOf('CreDtTm')).toEqual(['2026-11-27T23:30:00Z']);
  expect(valuesOf('Dt')).toEqual(['2026-11-27']);
  expect(valuesOf('Nm')).toEqual([
    ...['Wuerfel + Soehne', 'Wuerfel + Soehne', 'Maya .Lindqvist.'],
    'ue'.repeat(35),
  ]);
  const texts = valuesOf('Ustrd');
  expect(texts[0]).toBe('Wuerfel + Soehne: 2 interviews, payout 1');
  expect(texts[1]).toHaveLength(140);
  for (const id of [...valuesOf('MsgId'), ...valuesOf('EndToEndId')]) {
    expect(id).toMatch(/^[A-Z\d-]{1,35}$/);
  }
});

test('without a BIC the bank finds itself by the IBAN', () => {
  const from = { name: 'Larkfield', iban: 'DE89370400440532013000', bic: '' };
  const made = sepaFile({ messageId: 'M', madeAt: new Date(0), from, transfers: [] });
  expect(made).toMatch(/<DbtrAgt>\s*<FinInstnId>\s*<Othr>\s*<Id>NOTPROVIDED<\/Id>/);
});
