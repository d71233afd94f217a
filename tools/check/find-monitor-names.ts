import ts from 'typescript';

/**
 * The monitors that this source names: by their own word or another spelling of it, as a literal, as a property or in
 * the text of a query. What a variable is called says nothing of the list.
 */
export function monitorsNamed(
  source: string,
  spellings: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const named = new Set<string>();
  const take = (word: string): void => {
    const monitor = spellings.get(word);
    if (monitor !== undefined) named.add(monitor);
  };
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      take(node.text);
      for (const [column] of node.text.matchAll(/\b[a-z]+_tracking\b/g)) take(column);
    } else if (ts.isIdentifier(node) && isProperty(node)) take(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return named;
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

function isProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) {
    return parent.propertyName === node || (!parent.propertyName && parent.name === node);
  }
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyAccessExpression(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}
