import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run-command.ts';
import { isForDevelopers, isText, kindOf, textOf } from './count-sentences.ts';

/**
 * One thing has one word wherever people read of it (ARCHITECTURE, “One word for each thing”): what is refused here has
 * another one everywhere else.
 */
type Second = { readonly refused: RegExp; readonly instead: string };

const oneWord: readonly Second[] = [
  { refused: /(?<!--)\bemails?\b/i, instead: 'E-mail' },
  { refused: /\blog-?ins?\b|\blog(?:s|ged|ging)? in\b/i, instead: 'Sign in' },
  { refused: /\blog-?outs?\b|\blog(?:s|ged|ging)? out\b/i, instead: 'Sign out' },
  { refused: /\b[Ss]tatus(?:es)?\b(?!\.)/, instead: 'State, or Stage of an application' },
];

/** The same of what candidates read in other languages: recordings, monitors and companies have one name in each. */
const inLanguage: Readonly<Record<string, readonly Second[]>> = {
  de: [
    { refused: /\bAufnahmen?\b|\b(?<!wieder )aufgenommen\b/i, instead: 'Aufzeichnung' },
    { refused: /\bbeobacht|\bMonitoring\b/i, instead: 'Überwachung' },
    { refused: /\bVermerke?\b/, instead: 'Hinweis' },
    { refused: /\bE-?Mails?\b(?!-Adresse)(?=.* )/i, instead: 'Mail' },
    { refused: /\bFirma\b|\bFirmen\b/, instead: 'Unternehmen' },
  ],
  fr: [
    { refused: /\bsuivi\b|\bmonitor/i, instead: 'surveillance' },
    { refused: /\bemails?\b|\bmails?\b(?<!e-mails?)|\bcourriels?\b/i, instead: 'e-mail' },
    { refused: /\bsociétés?\b/i, instead: 'entreprise' },
  ],
  es: [
    { refused: /\bsupervis|\bmonitoriz/i, instead: 'vigilancia' },
    { refused: /\bcompañías?\b|\bcompañia\b/i, instead: 'empresa' },
    { refused: /\bcomputadora?s?\b/i, instead: 'ordenador' },
    { refused: /\bconocimientos?\b|\bhabilidad/i, instead: 'competencia' },
  ],
  pt: [
    { refused: /\bmonitoriz|\bsupervis/i, instead: 'vigilância' },
    { refused: /\bvocê\b|\barquivos?\b|\btela\b|\busuári/i, instead: 'European Portuguese' },
    { refused: /\blinks?\b/i, instead: 'ligação' },
  ],
  nb: [
    { refused: /\bbedrift/i, instead: 'selskap' },
    { refused: /\binnspilling|\bopptegn/i, instead: 'opptak' },
    { refused: /\bmonitorer/i, instead: 'overvåking' },
  ],
};

/** The specification's own words, which stay as they are. */
const exact = new Set([
  'Email Already Verified!',
  'Email Verification Resend Failed.',
  'Email Verified',
  'Email already verified. !!',
  'Email has been resent successfully.',
  'Email has been verified successfully.',
  'Email mismatch',
  'Email sent successfully..',
  'Email verification failed. Please try again.',
  'Email verification link expired',
  'Failed to send email..',
  'Interview Login',
  'Invalid Email',
  'LinkedIn login failed.',
  'Login',
  'Login Error',
  'Login Failed',
  'Login failed. Please check your credentials.',
  'Not a valid email.',
  'OTP sent to your email',
  'Please enter valid email ID.',
  'Please enter your email ID.',
  // The room's legend, and what stands beside it.
  'Question Status',
  'Camera and question status',
  'Your password has been set. Please log in.',
]);

/** The statistics of the monitors, by the specification too; and a column of a file, which programs read by its name. */
const hasStatus = /\/proctoring\/monitor-panel-words\.ts$|\/candidates\/export-rules\.ts$/;

const read = [
  'apps/web/src/**/*.{ts,tsx}',
  'apps/server/src/{features,platform}/**/*.ts',
  'packages/contract/src/**/*.ts',
];

/** Questions of the demo ask about code, where a column is called email. */
const isElsewhere = /\.test\.tsx?$|\/test-[^/]*\.tsx?$|\/demo\/questions\//;

const isTranslation = /\/languages\/(?:[\w-]+\/)?(de|fr|es|pt|nb)(?:-templates)?\.ts$/;

/** Of what a law has candidates told. */
const isNotice = /\/notices\/(german|french|spanish|portuguese|norwegian)-words\.ts$/;
const tagOf: Readonly<Record<string, string>> = {
  ...{ german: 'de', french: 'fr', spanish: 'es', portuguese: 'pt', norwegian: 'nb' },
};

/** The language that this file translates into; undefined: English. */
function languageOf(path: string): string | undefined {
  const named = isNotice.exec(path)?.[1];
  return named === undefined ? isTranslation.exec(path)?.[1] : tagOf[named];
}

export function checkOneWord(): string[] {
  return globSync(read, { cwd: root })
    .filter((path) => isTranslation.test(path) || !isElsewhere.test(path))
    .toSorted()
    .flatMap((path) => secondWords(path, readFileSync(join(root, path), 'utf8')));
}

/** Texts of this file that people read and that name a thing by its second word. */
export function secondWords(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kindOf(path));
  const found: string[] = [];
  const language = languageOf(path);
  const refusals = inLanguage[language ?? ''] ?? oneWord;
  const look = (text: string, at: number): void => {
    const said = text
      .replaceAll(/\{\{\w+\}\}/g, '…')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const wrong = refusals.find(({ refused }) => refused.test(said));
    if (wrong === undefined || exact.has(said)) return;
    if (said === 'Status' && hasStatus.test(path)) return;
    const { line } = file.getLineAndCharacterOfPosition(at);
    found.push(`${path}:${line + 1}: “${said}” says ${wrong.instead} elsewhere`);
  };
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    // Names of sentences are nothing that people read.
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isJsxText(node)) look(node.text, node.end);
    else if (isText(node) && isRead(path, textOf(node), language)) look(textOf(node), node.end);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

/**
 * A value or a key is one small word; what people read begins large, or stands in a file of words. All of a translation is
 * read: its parts begin with a small letter, or with what ends the part before.
 */
const isRead = (path: string, text: string, language: string | undefined): boolean =>
  language === undefined
    ? /^\s*[\p{Lu}“]/u.test(text) || (/-words\.tsx?$/.test(path) && /\S\s+\S/.test(text))
    : /\p{L}/u.test(text);
