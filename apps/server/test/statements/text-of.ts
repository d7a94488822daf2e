import * as model from '@zhaocai/model';
import { declared, nameOf, nodesIn, type Node, type SourceFile } from './source-files.ts';

/** Where an expression stands: what its names mean. */
export interface Place {
  readonly file: SourceFile;
  readonly around: readonly Node[];
  readonly files: ReadonlyMap<string, SourceFile>;
  /** What the parameters of a function are, while a call of it is read. */
  readonly given?: ReadonlyMap<string, readonly string[]>;
}

const mostVariants = 16;

/**
 * The texts that an expression can have, as far as they are written in the source: undefined where one cannot know.
 * What is bound to a parameter is `null` here. States are asked of the model, which no file of the server holds.
 */
export function textsOf(node: Node, place: Place, depth = 0): readonly string[] | undefined {
  if (depth > 12) return undefined;
  const deeper = (inner: unknown, at = place) => textsOf(inner as Node, at, depth + 1);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? [String(node.value)] : undefined;
    case 'TemplateLiteral':
      return templateTexts(node, deeper);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return deeper(node.expression);
    case 'BinaryExpression':
      return node.operator === '+' ? joined([deeper(node.left), deeper(node.right)]) : undefined;
    case 'ConditionalExpression':
      return united(deeper(node.consequent), deeper(node.alternate));
    case 'Identifier':
      return named(nameOf(node), place, deeper) ?? written(inModel(node));
    case 'MemberExpression':
      return written(inModel(node));
    case 'CallExpression':
      return calledTexts(node, place, deeper);
    default:
      return undefined;
  }
}

type Deeper = (inner: unknown, at?: Place) => readonly string[] | undefined;

function templateTexts(node: Node, deeper: Deeper): readonly string[] | undefined {
  const pieces = (node.quasis as Node[]).map((one) => [(one.value as { cooked: string }).cooked]);
  const values = (node.expressions as Node[]).map((one) => deeper(one));
  return joined(pieces.flatMap((piece, index) => (index < values.length ? [piece, values[index]] : [piece])));
}

/** Every way to put the parts one after the other. */
function joined(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  let texts: readonly string[] = [''];
  for (const part of parts) {
    if (!part) return undefined;
    texts = texts.flatMap((text) => part.map((next) => text + next));
    if (texts.length > mostVariants) return undefined;
  }
  return texts;
}

function united(one: readonly string[] | undefined, other: readonly string[] | undefined) {
  return one && other && [...new Set([...one, ...other])];
}

function named(name: string, place: Place, deeper: Deeper): readonly string[] | undefined {
  const given = place.given?.get(name);
  if (given) return given;
  const found = definitionOf(name, place);
  return found && deeper(found.node, found.place);
}

/** What a name stands for: in the functions around it, at the top of its file, or in the file that it comes from. */
export function definitionOf(name: string, place: Place): { readonly node: Node; readonly place: Place } | undefined {
  const { file, around, files } = place;
  const blocks = around.toReversed().filter(({ type }) => type === 'BlockStatement');
  const near = blocks.flatMap(({ body }) => (body as Node[]).flatMap(declared)).find(([known]) => known === name);
  if (near) return { node: near[1], place };
  const here = file.top.get(name);
  if (here) return { node: here, place: { file, around: [], files } };
  const imported = file.imported.get(name);
  const source = imported && files.get(imported.from);
  if (!imported || !source) return undefined;
  return definitionOf(imported.name, { file: source, around: [], files });
}

/** `parameters.bind(x)` is a value, `lifecycle.sql('draft')` a list of codes; a function of the source says its text. */
function calledTexts(node: Node, place: Place, deeper: Deeper): readonly string[] | undefined {
  const callee = node.callee as Node;
  if (callee.type === 'MemberExpression') {
    const method = nameOf(callee.property as Node);
    if (method === 'bind') return ['null'];
    if (method === 'sql') return [statesOf(callee.object as Node, node.arguments as Node[])];
    if (method === 'trim') return deeper(callee.object);
    if (method === 'join') return joinedTexts(node, place, deeper);
    return undefined;
  }
  if (callee.type !== 'Identifier') return undefined;
  const found = definitionOf(nameOf(callee), place);
  const result = found && resultOf(found.node);
  if (!found || !result) return undefined;
  const values = (node.arguments as Node[]).map((one) => deeper(one));
  const given = new Map<string, readonly string[]>();
  (found.node.params as Node[]).forEach((parameter, index) => {
    const value = values[index] ?? (parameter.type === 'AssignmentPattern' ? deeper(parameter.right) : undefined);
    const target = (parameter.type === 'AssignmentPattern' ? parameter.left : parameter) as Node;
    if (target.type === 'Identifier' && value) given.set(nameOf(target), value);
  });
  return deeper(result.node, { ...found.place, around: result.around, given });
}

/** `[…].join(' and ')` of what is written, and of what a data scope lets through: a condition over `t`, whatever it is. */
function joinedTexts(node: Node, place: Place, deeper: Deeper): readonly string[] | undefined {
  const list = (node.callee as Node).object as Node;
  const found = list.type === 'Identifier' ? definitionOf(nameOf(list), place) : { node: list, place };
  const [separator] = (node.arguments as Node[]).map(({ value }) => value);
  if (!found || typeof separator !== 'string') return undefined;
  if (isVisible(found.node)) return ['t.tenant_id = null'];
  if (found.node.type !== 'ArrayExpression') return undefined;
  const parts = (found.node.elements as Node[]).map((one) => {
    if (one.type !== 'SpreadElement') return deeper(one, found.place);
    return isVisible(one.argument as Node) ? ['t.tenant_id = null'] : undefined;
  });
  return joined(parts.flatMap((part, index) => (index > 0 ? [[separator], part] : [part])));
}

function isVisible({ type, callee }: Node): boolean {
  return type === 'CallExpression' && nameOf(callee as Node) === 'visibleConditions';
}

/** The codes that an enumeration names; of one that stands elsewhere, a list that fits every column. */
function statesOf(enumeration: Node, names: readonly Node[]): string {
  const found = inModel(enumeration);
  const literals = names.map(({ value }) => value).filter((value) => typeof value === 'string');
  return isNamed(found) && literals.length === names.length ? found.sql(...literals) : '(null)';
}

function isNamed(value: unknown): value is model.Named {
  return typeof value === 'object' && value !== null && 'sql' in value && typeof value.sql === 'function';
}

/** What the model calls by this name: `versionStatus`, `versionStatus.code.draft`. */
function inModel(node: Node): unknown {
  if (node.type === 'Identifier') return Reflect.get(model, nameOf(node));
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const whole = inModel(node.object as Node);
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, nameOf(node.property as Node)) : undefined;
}

function written(value: unknown): readonly string[] | undefined {
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : undefined;
}

/** The one expression that a function answers. */
function resultOf(node: Node): { readonly node: Node; readonly around: readonly Node[] } | undefined {
  if (!/Function/.test(node.type)) return undefined;
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') return { node: body, around: [] };
  const returns = [...nodesIn(body)].filter(([inner]) => inner.type === 'ReturnStatement');
  const [only] = returns;
  return only?.[0].argument && returns.length === 1 ? { node: only[0].argument as Node, around: only[1] } : undefined;
}
