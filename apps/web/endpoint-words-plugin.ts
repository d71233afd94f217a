import type { ESTree, Plugin } from 'vite';

/** Of an endpoint's declaration, what only the documentation of the interface and the server's tests read. */
const unread = ['summary', 'example'];

/**
 * Leaves the documentation's sentences and examples out of what browsers load: every page carries the declarations of
 * its endpoints.
 */
export function endpointWords(): Plugin {
  return {
    name: 'endpoint-words',
    apply: 'build',
    // After the types are gone: the parser reads scripts.
    enforce: 'post',
    transform: {
      filter: { id: /packages\/contract\/src\/([a-z]+\/)?[^/]+\.ts$/, code: /\bendpoint\(/ },
      handler(code) {
        const cuts = this.parse(code).body.flatMap(declared).flatMap(unreadOf);
        return { code: without(code, cuts), map: null };
      },
    },
  };
}

type Cut = { readonly start: number; readonly end: number };

/** Of `export const name = endpoint({ … })`: the object. */
function declared(statement: ESTree.Directive | ESTree.Statement): ESTree.ObjectExpression[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration?.type !== 'VariableDeclaration') return [];
  return statement.declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
    const [definition] = init.callee.name === 'endpoint' ? init.arguments : [];
    return definition?.type === 'ObjectExpression' ? [definition] : [];
  });
}

/** Each property that nobody reads there, with the comma before the next. */
function unreadOf({ properties, end }: ESTree.ObjectExpression): Cut[] {
  return properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!unread.includes(property.key.name)) return [];
    return [{ start: property.start, end: properties[index + 1]?.start ?? end - 1 }];
  });
}

function without(code: string, cuts: readonly Cut[]): string {
  return cuts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}
