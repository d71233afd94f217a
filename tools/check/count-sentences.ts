import ts from 'typescript';

/**
 * How many sentences a person would read stand in this file. Of the web: text between tags, and literals of three words
 * and more that begin as a sentence does. Of the server: what a refusal says. What developers read doesn't count.
 */
export function countSentences(path: string, source: string): number {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kindOf(path));
  return path.startsWith('apps/server/') ? refusalsIn(file) : sentencesIn(file);
}

export const kindOf = (path: string) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const words = /[\p{L}’'-]*\p{L}{2}[\p{L}’'-]*/gu;
const countWords = (text: string): number => text.match(words)?.length ?? 0;
const begins = /^\s*[\p{Lu}“]/u;

const isSentence = (text: string): boolean => begins.test(text) && countWords(text) > 2;
/** Between tags one word is read too: a heading, a button. */
const isRead = (text: string): boolean => countWords(text) > 0;

function sentencesIn(file: ts.SourceFile): number {
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    if (ts.isJsxText(node)) found += isRead(node.text) ? 1 : 0;
    else if (isText(node)) found += isSentence(textOf(node)) ? 1 : 0;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

function refusalsIn(file: ts.SourceFile): number {
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [, said] = node.arguments;
      if (node.expression.text === 'fail' && said && isText(said)) found += 1;
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

export type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

export const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node);

export const textOf = (node: Text): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text;

export function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return node.expression.text.endsWith('Error');
}

/**
 * What differs from the list of those that are left. A file with more than the list says has new sentences; one with
 * fewer shortens the list.
 */
export function compareLeft(
  found: ReadonlyMap<string, number>,
  listed: ReadonlyMap<string, number>,
): string[] {
  const paths = [...new Set([...found.keys(), ...listed.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [now, left] = [found.get(path) ?? 0, listed.get(path) ?? 0];
    if (now > left) {
      return [`${path}: ${now - left} more to read than the list has; words live in *-words.ts`];
    }
    return now < left ? [`${path}: ${left - now} fewer left; write npm run sentences`] : [];
  });
}
