import * as model from '@zhaocai/model';
import { projectionOf } from '../../src/platform/rows/index.ts';
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
      return written(inModel(node)) ?? selected(node, place);
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
  const text = conditionsOf(node);
  if (text) return text;
  const found = definitionOf(nameOf(callee), place);
  const results = found ? resultsOf(found.node) : [];
  if (!found || results.length === 0) return undefined;
  const values = (node.arguments as Node[]).map((one) => deeper(one));
  const given = new Map<string, readonly string[]>();
  (found.node.params as Node[]).forEach((parameter, index) => {
    const value = values[index] ?? (parameter.type === 'AssignmentPattern' ? deeper(parameter.right) : undefined);
    const target = (parameter.type === 'AssignmentPattern' ? parameter.left : parameter) as Node;
    if (target.type === 'Identifier' && value) given.set(nameOf(target), value);
  });
  const texts = results.map((result) => deeper(result.node, { ...found.place, around: result.around, given }));
  return texts.reduce(united);
}

/** `[…].join(' and ')` of what is written, all of it: a condition that is sometimes there is judged with the others. */
function joinedTexts(node: Node, place: Place, deeper: Deeper): readonly string[] | undefined {
  const [separator] = (node.arguments as Node[]).map(({ value }) => value);
  const parts = partsOf((node.callee as Node).object as Node, place, deeper);
  if (!parts || typeof separator !== 'string') return undefined;
  return joined(parts.flatMap((part, index) => (index > 0 ? [[separator], part] : [part])));
}

type Parts = readonly (readonly string[] | undefined)[];

/** The parts of a list: written there, set to a name and added to, or answered by a function of the source. */
function partsOf(list: Node, place: Place, deeper: Deeper, depth = 0): Parts | undefined {
  if (depth > 6) return undefined;
  const inner = (node: unknown, at = place) => partsOf(node as Node, at, deeper, depth + 1);
  switch (list.type) {
    case 'ArrayExpression': {
      const parts = (list.elements as Node[]).map((one) =>
        one.type === 'SpreadElement' ? inner(one.argument) : [deeper(one, place)],
      );
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    case 'ParenthesizedExpression':
      return inner(list.expression);
    case 'ConditionalExpression': {
      const [one, other] = [inner(list.consequent), inner(list.alternate)];
      return one && other && [...one, ...other];
    }
    case 'Identifier': {
      const found = definitionOf(nameOf(list), place);
      const begun = found && inner(found.node, found.place);
      return begun && [...begun, ...addedTo(nameOf(list), place, deeper)];
    }
    case 'CallExpression': {
      const text = conditionsOf(list);
      if (text) return [text];
      const found = definitionOf(nameOf(list.callee as Node), place);
      const result = found && lastResultOf(found.node);
      return found && result && inner(result.node, { ...found.place, around: result.around });
    }
    default:
      return undefined;
  }
}

/** What `conditions.push(…)` adds in the functions around. */
function addedTo(name: string, place: Place, deeper: Deeper): Parts {
  const [block] = place.around.filter(({ type }) => type === 'BlockStatement');
  if (!block) return [];
  return [...nodesIn(block)].flatMap(([node, around]): Parts => {
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    if (callee?.type !== 'MemberExpression' || nameOf(callee.property as Node) !== 'push') return [];
    if (nameOf(callee.object as Node) !== name) return [];
    return (node.arguments as Node[]).map((one) => deeper(one, { ...place, around: [...place.around, ...around] }));
  });
}

/** What the platform writes by an entity and is tested there: one text stands for all that it can be. */
const byPlatform: ReadonlyMap<string, string> = new Map([
  ['visibleConditions', 't.tenant_id = null'],
  ['filterConditions', 't.id = null'],
  ['orderBy', 't.id desc'],
  // Over whatever the caller names it; every shelf of every list is asked for by the tests of lists of projects.
  ['shelfCondition', 'true'],
]);

function conditionsOf({ type, callee }: Node): readonly string[] | undefined {
  const text = type === 'CallExpression' ? byPlatform.get(nameOf(callee as Node)) : undefined;
  return text === undefined ? undefined : [text];
}

/** `projectionOf(notice, 'list').select`, by its own name too: the select list of an entity of the model. */
function selected(node: Node, place: Place): readonly string[] | undefined {
  if (nameOf(node.property as Node) !== 'select') return undefined;
  const whole = meaningOf(node.object as Node, place);
  if (whole.type !== 'CallExpression' || nameOf(whole.callee as Node) !== 'projectionOf') return undefined;
  const [entity, verb] = whole.arguments as Node[];
  const found = entity && entityOf(entity, place);
  if (!found || (verb?.value !== 'list' && verb?.value !== 'detail')) return undefined;
  return [projectionOf(found, verb.value).select];
}

/** What a name was set to; anything else is what it is. */
function meaningOf(node: Node, place: Place): Node {
  return (node.type === 'Identifier' && definitionOf(nameOf(node), place)?.node) || node;
}

/** An entity of the model, or what a user sees of it: whoever sees less asks for less. */
function entityOf(node: Node, place: Place): model.Entity | undefined {
  const found = inModel(node);
  if (model.entities.some((one) => one === found)) return found as model.Entity; // one of them
  const seen = meaningOf(node, place);
  const isSeen = seen.type === 'CallExpression' && nameOf(seen.callee as Node) === 'seenEntity';
  const [, whole] = isSeen ? (seen.arguments as Node[]) : [];
  return whole && entityOf(whole, place);
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

/** What a list is at the end of the function that answers it, whatever was refused before. */
function lastResultOf(node: Node): Result | undefined {
  if (!/Function/.test(node.type)) return undefined;
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') return { node: body, around: [] };
  const last = (body.body as Node[]).at(-1);
  return last?.type === 'ReturnStatement' && last.argument
    ? { node: last.argument as Node, around: [body] }
    : undefined;
}

interface Result {
  readonly node: Node;
  readonly around: readonly Node[];
}

/** Each expression that a function may answer. */
function resultsOf(node: Node): readonly Result[] {
  if (!/Function/.test(node.type)) return [];
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') return [{ node: body, around: [] }];
  const returns = [...nodesIn(body)].filter(([inner]) => inner.type === 'ReturnStatement');
  return returns.flatMap(([{ argument }, around]) => (argument ? [{ node: argument as Node, around }] : []));
}
