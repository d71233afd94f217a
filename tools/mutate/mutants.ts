import ts from 'typescript';

/** One change of one place in a module. */
export type Mutant = {
  readonly line: number;
  readonly was: string;
  readonly now: string;
  /** The whole module with the change. */
  readonly source: string;
};

type Change = { readonly node: ts.Node; readonly now: string };

const operators = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

const otherMethod = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/**
 * Every way to break a module that is tried: a comparison turned or moved by one, `and` for `or`, a condition that
 * is always or never met (a check that was removed), a negation dropped, a boolean turned, a number off by one,
 * `some` for `every`, a decision that always says yes, and a query without one of its conditions.
 */
export function mutantsOf(path: string, source: string): Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    // A type decides nothing when the program runs.
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node))
      return;
    for (const { node: at, now } of changesOf(node)) {
      const [start, end] = [at.getStart(file), at.getEnd()];
      const was = source.slice(start, end);
      if (was === now) continue;
      mutants.push({
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        was,
        now,
        source: source.slice(0, start) + now + source.slice(end),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) {
    const now = operators.get(node.operatorToken.kind);
    return now === undefined ? [] : [{ node: node.operatorToken, now }];
  }
  if (ts.isIfStatement(node)) return always(node.expression);
  if (ts.isConditionalExpression(node)) return always(node.condition);
  if (ts.isPrefixUnaryExpression(node)) {
    const isNot = node.operator === ts.SyntaxKind.ExclamationToken;
    return isNot ? [{ node, now: node.operand.getText() }] : [];
  }
  if (ts.isPropertyAccessExpression(node)) {
    const now = otherMethod.get(node.name.text);
    return now === undefined ? [] : [{ node: node.name, now }];
  }
  if (ts.isCallExpression(node)) return withoutCondition(node);
  return [...literalChanges(node), ...yesInstead(node)];
}

const always = (node: ts.Expression): Change[] => [
  { node, now: 'true' },
  { node, now: 'false' },
];

function literalChanges(node: ts.Node): Change[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, now: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, now: 'true' }];
  if (!ts.isNumericLiteral(node)) return [];
  return [{ node, now: String(Number(node.text.replaceAll('_', '')) + 1) }];
}

/** A query that no longer asks for one of its conditions. */
function withoutCondition(node: ts.CallExpression): Change[] {
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'where') return [];
  return [{ node, now: callee.expression.getText() }];
}

/** A function that answers yes or no, answering yes. */
function yesInstead(node: ts.Node): Change[] {
  if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) return [];
  if (node.type?.kind !== ts.SyntaxKind.BooleanKeyword || node.body === undefined) return [];
  return [{ node: node.body, now: ts.isBlock(node.body) ? '{ return true; }' : 'true' }];
}
