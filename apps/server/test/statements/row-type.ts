import { nameOf, type Node } from './source-files.ts';
import { definitionOf, type Place } from './text-of.ts';

/** What TypeScript calls the values of a column. `any` where the source alone does not tell. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

/** The columns that a caller expects; undefined where his type is not written in the server's own files. */
export function expectedColumns(type: Node, place: Place): ReadonlyMap<string, ReadonlySet<Kind>> | undefined {
  switch (type.type) {
    case 'TSTypeLiteral':
      return membersOf(type.members as Node[], place);
    case 'TSIntersectionType':
      return together((type.types as Node[]).map((one) => expectedColumns(one, place)));
    case 'TSTypeReference':
      return ofReference(type, place);
    case 'TSObjectKeyword':
      return new Map();
    default:
      return undefined;
  }
}

type Columns = ReadonlyMap<string, ReadonlySet<Kind>>;

function ofReference(type: Node, place: Place): Columns | undefined {
  const name = nameOf(type.typeName as Node);
  const [first, second] = ((type.typeArguments as { params?: Node[] } | null)?.params ?? []) as Node[];
  // Beside a type it only allows to be read by any name.
  if (name === 'Record') return new Map();
  if (name === 'Readonly' && first) return expectedColumns(first, place);
  if ((name === 'Pick' || name === 'Omit') && first && second) {
    const all = expectedColumns(first, place);
    const keys = literalsOf(second);
    if (!all || !keys) return undefined;
    return new Map([...all].filter(([key]) => keys.includes(key) === (name === 'Pick')));
  }
  const found = definitionOf(name, place);
  if (!found) return undefined;
  if (found.node.type === 'TSTypeAliasDeclaration')
    return expectedColumns(found.node.typeAnnotation as Node, found.place);
  if (found.node.type !== 'TSInterfaceDeclaration') return undefined;
  const inherited = ((found.node.extends as Node[] | null) ?? []).map((one) =>
    ofReference({ ...one, type: 'TSTypeReference', typeName: one.expression } as Node, found.place),
  );
  return together([...inherited, membersOf((found.node.body as Node).body as Node[], found.place)]);
}

function membersOf(members: readonly Node[], place: Place): Columns | undefined {
  const columns = new Map<string, ReadonlySet<Kind>>();
  for (const member of members) {
    if (member.type !== 'TSPropertySignature') return undefined;
    // What may be absent is no promise of a column.
    if (member.optional) continue;
    columns.set(nameOf(member.key as Node), kindsOf(annotated(member), place));
  }
  return columns;
}

function annotated(member: Node): Node {
  return (member.typeAnnotation as Node).typeAnnotation as Node;
}

function together(parts: readonly (Columns | undefined)[]): Columns | undefined {
  const all = new Map<string, ReadonlySet<Kind>>();
  for (const part of parts) {
    if (!part) return undefined;
    for (const [name, kinds] of part) all.set(name, kinds);
  }
  return all;
}

const plain: Readonly<Record<string, Kind>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSArrayType: 'array',
  TSTupleType: 'array',
  TSTypeLiteral: 'object',
};

function kindsOf(type: Node, place: Place): ReadonlySet<Kind> {
  const simple = plain[type.type];
  if (simple) return new Set([simple]);
  if (type.type === 'TSUnionType') return new Set((type.types as Node[]).flatMap((one) => [...kindsOf(one, place)]));
  if (type.type === 'TSTypeOperator') return kindsOf(type.typeAnnotation as Node, place);
  if (type.type === 'TSLiteralType') return new Set([typeof (type.literal as Node).value as Kind]);
  if (type.type === 'TSTypeReference') return ofName(type, place);
  return new Set(['any']);
}

function ofName(type: Node, place: Place): ReadonlySet<Kind> {
  const name = nameOf(type.typeName as Node);
  if (/^(Record|Map)$/.test(name)) return new Set(['object']);
  if (name.endsWith('Array')) return new Set(['array']);
  const found = definitionOf(name, place);
  if (found?.node.type === 'TSInterfaceDeclaration') return new Set(['object']);
  if (found?.node.type === 'TSTypeAliasDeclaration') return kindsOf(found.node.typeAnnotation as Node, found.place);
  return new Set(['any']);
}

function literalsOf(type: Node): readonly string[] | undefined {
  const parts = type.type === 'TSUnionType' ? (type.types as Node[]) : [type];
  const values = parts.map((one) => (one.type === 'TSLiteralType' ? (one.literal as Node).value : undefined));
  return values.every((value) => typeof value === 'string') ? values : undefined;
}
