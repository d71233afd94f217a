/** SEPA credit transfers as the bank's file: ISO 20022, pain.001.001.09, with the limits of the European Payments Council. */

export type SepaAccount = {
  readonly name: string;
  readonly iban: string;
  /** BIC; empty: the bank finds it by the IBAN. */
  readonly bic: string;
};

export type SepaFile = {
  readonly messageId: string;
  readonly madeAt: Date;
  readonly from: SepaAccount;
  readonly transfers: readonly {
    readonly id: string;
    /** In cents. */
    readonly amount: number;
    readonly to: SepaAccount;
    readonly text: string;
  }[];
};

/** Countries and territories of SEPA, by how their IBANs begin. */
const sepa = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

/** Whether the money gets there by SEPA: in euro, to an IBAN of one of its countries. */
export const isBySepa = (currency: string, kind: string, account: string): boolean =>
  currency === 'EUR' && kind === 'iban' && sepa.has(account.slice(0, 2));

/** What somebody wrote for their bank, where it can be the BIC of their IBAN's; one that is wrong spoils the file of all. */
export function bicOf(bank: string, iban: string): string {
  const isBic = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bank);
  return isBic && bank.slice(4, 6) === iban.slice(0, 2) ? bank : '';
}

const spelled: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS' },
  ...{ æ: 'ae', Æ: 'Ae', ø: 'oe', Ø: 'Oe', å: 'aa', Å: 'Aa', œ: 'oe', Œ: 'Oe' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', ŋ: 'n' },
  ...{ '&': '+', '’': "'", '‘': "'", '–': '-', '—': '-', '“': "'", '”': "'", '"': "'", _: '-' },
};

/**
 * In the letters that every bank of SEPA takes. What has no such letter becomes a dot; what would be left empty, the
 * words that stand in for it.
 */
export function sepaText(text: string, most: number, otherwise: string): string {
  const plain = Array.from(text.normalize('NFC'), (sign) => spelled[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^A-Za-z\d/\-?:().,'+ ]/gu, '.')
    // No field begins or ends with a slash, and none has two of them.
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
    .slice(0, most)
    .replace(/[/ ]+$/, '');
  return /[A-Za-z\d]/.test(plain) ? plain : otherwise;
}

/** 123456 cents: 1234.56 */
export const euroText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

type Element = readonly [name: string, content: string | readonly Element[], attributes?: string];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function written([name, content, attributes = '']: Element, depth: number): string {
  const room = '  '.repeat(depth);
  const begin = `${room}<${name}${attributes}>`;
  if (typeof content === 'string') return `${begin}${escaped(content)}</${name}>\n`;
  return `${begin}\n${content.map((one) => written(one, depth + 1)).join('')}${room}</${name}>\n`;
}

const nameOf = (name: string): string => sepaText(name, 70, 'NOTPROVIDED');
const accountOf = (iban: string): readonly Element[] => [['Id', [['IBAN', iban]]]];
const bankOf = (bic: string): readonly Element[] => [['FinInstnId', [['BICFI', bic]]]];
const unknownBank: readonly Element[] = [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]];

const transferOf = ({ id, amount, to, text }: SepaFile['transfers'][number]): Element => [
  'CdtTrfTxInf',
  [
    ['PmtId', [['EndToEndId', id]]],
    ['Amt', [['InstdAmt', euroText(amount), ' Ccy="EUR"']]],
    ...(to.bic === '' ? [] : [['CdtrAgt', bankOf(to.bic)] as const]),
    ['Cdtr', [['Nm', nameOf(to.name)]]],
    ['CdtrAcct', accountOf(to.iban)],
    ['RmtInf', [['Ustrd', sepaText(text, 140, id)]]],
  ],
];

export function sepaFile({ messageId, madeAt, from, transfers }: SepaFile): string {
  const sums: readonly Element[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', euroText(transfers.reduce((sum, { amount }) => sum + amount, 0))],
  ];
  const made = madeAt.toISOString();
  const head: Element = [
    'GrpHdr',
    [
      ['MsgId', messageId],
      ['CreDtTm', `${made.slice(0, 19)}Z`],
      ...sums,
      ['InitgPty', [['Nm', nameOf(from.name)]]],
    ],
  ];
  const payment: Element = [
    'PmtInf',
    [
      ['PmtInfId', messageId],
      ['PmtMtd', 'TRF'],
      ...sums,
      ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
      ['ReqdExctnDt', [['Dt', made.slice(0, 10)]]],
      ['Dbtr', [['Nm', nameOf(from.name)]]],
      ['DbtrAcct', accountOf(from.iban)],
      ['DbtrAgt', from.bic === '' ? unknownBank : bankOf(from.bic)],
      ['ChrgBr', 'SLEV'],
      ...transfers.map(transferOf),
    ],
  ];
  const namespace = ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"';
  const document: Element = ['Document', [['CstmrCdtTrfInitn', [head, payment]]], namespace];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(document, 0)}`;
}
