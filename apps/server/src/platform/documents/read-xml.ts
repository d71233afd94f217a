import { XMLParser, XMLValidator } from 'fast-xml-parser';

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | { readonly text: string })[];
};

type Ordered = { readonly [name: string]: unknown };

const parser = new XMLParser({
  ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' },
  ...{ removeNSPrefix: true, parseTagValue: false, parseAttributeValue: false, trimValues: false },
  ...{ ignoreDeclaration: true, ignorePiTags: true, processEntities: true },
});

/**
 * The root of a file that a stranger wrote. One with a document type is not read: it is what entities are declared in,
 * which name files elsewhere or grow without end. The five of XML itself and numbers are resolved.
 */
export function readXml(text: string): XmlElement | 'doctype' | 'unreadable' {
  if (/<!(doctype|entity)/i.test(text)) return 'doctype';
  try {
    if (XMLValidator.validate(text) !== true) return 'unreadable';
    const root = (parser.parse(text) as Ordered[]).map(asNode).find((node) => 'name' in node);
    return root ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function asNode(node: Ordered): XmlElement | { readonly text: string } {
  const { ':@': attributes = {}, '#text': text, ...rest } = node;
  if (typeof text === 'string') return { text };
  const [[name, children] = ['', []]] = Object.entries(rest);
  return {
    name,
    attributes: attributes as Record<string, string>,
    children: (children as Ordered[]).map(asNode),
  };
}
