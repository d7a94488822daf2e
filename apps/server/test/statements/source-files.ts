import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as far as it is looked at. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly body: readonly Node[];
  /** What stands at the top of the file, by name: constants' values, functions, types. */
  readonly top: ReadonlyMap<string, Node>;
  /** Names that come from another file of the tree. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

/** Every file of the server that runs: no tests. */
export function readSources(folder: string): ReadonlyMap<string, SourceFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$/.test(name));
  return new Map(
    paths.map((name) => {
      const path = join(folder, name);
      return [path, sourceOf(path, readFileSync(path, 'utf8'))];
    }),
  );
}

export function sourceOf(path: string, text: string): SourceFile {
  const body = parseSync(path, text).program.body as unknown as Node[];
  const top = new Map<string, Node>();
  const imported = new Map<string, { from: string; name: string }>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') addImports(statement, path, imported);
    if (statement.type === 'ExportNamedDeclaration' && statement.source) addPassedOn(statement, path, imported);
    for (const [name, node] of declared((statement.declaration as Node | null) ?? statement)) top.set(name, node);
  }
  return { path, text, body, top, imported };
}

function addImports(statement: Node, path: string, into: Map<string, { from: string; name: string }>): void {
  const from = (statement.source as Node).value as string;
  if (!from.startsWith('.')) return;
  for (const one of statement.specifiers as Node[]) {
    if (one.type !== 'ImportSpecifier') continue;
    const name = nameOf(one.imported as Node);
    into.set(nameOf(one.local as Node), { from: join(dirname(path), from), name });
  }
}

/** What a module's front door passes on is found where it comes from. */
function addPassedOn(statement: Node, path: string, into: Map<string, { from: string; name: string }>): void {
  const from = join(dirname(path), (statement.source as Node).value as string);
  for (const one of statement.specifiers as Node[])
    into.set(nameOf(one.exported as Node), { from, name: nameOf(one.local as Node) });
}

/** What a statement gives a name: the value of a constant, a function, a type. */
export function declared(statement: Node): (readonly [string, Node])[] {
  if (statement.type === 'VariableDeclaration' && statement.kind === 'const')
    return (statement.declarations as Node[]).flatMap((one) =>
      (one.id as Node).type === 'Identifier' && one.init ? [[nameOf(one.id as Node), one.init as Node] as const] : [],
    );
  if (/^(FunctionDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration)$/.test(statement.type))
    return [[nameOf(statement.id as Node), statement] as const];
  return [];
}

export function nameOf(node: Node): string {
  return (node.name ?? node.value) as string;
}

export function lineOf({ text }: SourceFile, { start }: Node): number {
  return text.slice(0, start).split('\n').length;
}

/** Every node below, with those that it lies in, outermost first. */
export function* nodesIn(root: unknown, around: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  if (Array.isArray(root)) for (const one of root) yield* nodesIn(one, around);
  else if (isNode(root)) {
    yield [root, around];
    for (const value of Object.values(root)) yield* nodesIn(value, [...around, root]);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
