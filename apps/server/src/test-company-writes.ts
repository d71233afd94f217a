import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** One file of the server: what it declares by name, and from where it has the other names. */
type Module = {
  readonly declared: Map<string, ts.Node>;
  readonly imported: Map<string, { readonly file: string; readonly name: string }>;
  readonly source: ts.SourceFile;
};

const writing =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(|\b(?:insert into|delete from|merge into)\s+[a-z_]+|\bupdate\s+[a-z_]+(?:\s+[a-z]{1,2})?\s+set\b/;
/** Handed to a handler by `app.ts`, so no import leads to what they write. */
const handedOver = /\bnotify\(|\bpostOffice\.post\(/;

/**
 * What stands in `.inCompany(…)` of these files and reaches a write: `file: function`, once each. Work that a function
 * is handed as an argument is not followed.
 */
export function writesOutside(root: string, files: readonly string[]): readonly string[] {
  const read = readerOf(root);
  const known = new Map<string, boolean>();
  const reaches = (file: string, name: string): boolean => {
    const key = `${file}#${name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false);
    const { declared, imported } = read(file);
    const from = imported.get(name);
    const node = declared.get(name);
    const found =
      from !== undefined
        ? reaches(from.file, from.name)
        : node !== undefined && isWriting(node, file);
    known.set(key, found);
    return found;
  };
  const isWriting = (node: ts.Node, file: string): boolean => {
    const text = node.getText();
    if (writing.test(text) || handedOver.test(text)) return true;
    return [...namesIn(node)].some((name) => reaches(file, name));
  };
  const found = files.flatMap((file) =>
    callsIn(read(file).source)
      .filter((call) => call.arguments.some((argument) => isWriting(argument, file)))
      .map((call) => `${file}: ${placeOf(call)}`),
  );
  return [...new Set(found)].toSorted();
}

function readerOf(root: string): (file: string) => Module {
  const modules = new Map<string, Module>();
  return (file) => {
    const before = modules.get(file);
    if (before !== undefined) return before;
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const module: Module = { declared: new Map(), imported: new Map(), source };
    source.forEachChild((node) => noteImports(module, node, root));
    noteDeclared(module, source);
    modules.set(file, module);
    return module;
  };
}

function noteImports({ imported, source }: Module, node: ts.Node, root: string): void {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return;
  if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const whole = join(root, dirname(source.fileName), node.moduleSpecifier.text);
  if (!node.moduleSpecifier.text.startsWith('.') || !existsSync(whole)) return;
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (named === undefined || ts.isNamespaceImport(named) || ts.isNamespaceExport(named)) return;
  for (const { name, propertyName } of named.elements) {
    imported.set(name.text, { file: relative(root, whole), name: (propertyName ?? name).text });
  }
}

/** Its functions, also those inside others, and its constants. A constant inside a function is that one's own. */
function noteDeclared({ declared }: Pick<Module, 'declared'>, node: ts.Node): void {
  const isFunction = ts.isFunctionDeclaration(node);
  const isValue =
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isSourceFile(node.parent.parent.parent));
  if ((isFunction || isValue) && node.name !== undefined && ts.isIdentifier(node.name)) {
    declared.set(node.name.text, node);
  }
  node.forEachChild((child) => noteDeclared({ declared }, child));
}

/** The names that it uses, without those of properties. */
function namesIn(node: ts.Node, names = new Set<string>()): Set<string> {
  if (ts.isPropertyAccessExpression(node)) return namesIn(node.expression, names);
  if (ts.isPropertyAssignment(node)) return namesIn(node.initializer, names);
  if (ts.isTypeNode(node)) return names;
  if (ts.isIdentifier(node)) names.add(node.text);
  node.forEachChild((child) => {
    namesIn(child, names);
  });
  return names;
}

function callsIn(node: ts.Node): readonly ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (each: ts.Node): void => {
    if (
      ts.isCallExpression(each) &&
      ts.isPropertyAccessExpression(each.expression) &&
      each.expression.name.text === 'inCompany'
    ) {
      calls.push(each);
    }
    each.forEachChild(visit);
  };
  visit(node);
  return calls;
}

/** The nearest thing around it that has a name: a handler, as a rule. */
function placeOf(call: ts.Node): string {
  for (let node = call.parent; !ts.isSourceFile(node); node = node.parent) {
    const name = nameOf(node);
    if (name !== undefined) return name.getText();
  }
  return '(file)';
}

function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclaration(node)) {
    return node.initializer !== undefined && ts.isArrowFunction(node.initializer)
      ? node.name
      : undefined;
  }
  const isNamed =
    ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node);
  return isNamed ? node.name : undefined;
}
