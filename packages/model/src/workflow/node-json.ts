import { nodeType, type NodeType } from './definition.ts';
import { stepExtension, type FlowExamine } from './flow-examine.ts';

type Plain = Readonly<Record<string, unknown>>;

/** A drawn flow as it is stored: the cells of the canvas, kept whole, and what they mean. */
export interface DrawnFlow {
  /** As it was stored; an untouched drawing is saved as exactly this. */
  readonly text: string;
  readonly cells: readonly Plain[];
  readonly rows: readonly FlowExamine[];
  /** Nodes whose kind is only guessed from their shape or label: to be confirmed by a person. */
  readonly guessed: readonly string[];
}

/**
 * Reads a stored graph: `{"cells":[…]}`, `{"nodes":[…],"edges":[…]}` or a bare list of cells. The business fields of a
 * cell stand in its `data` or beside its shape. Undefined for what is no graph at all.
 */
export function readNodeJson(text: string): DrawnFlow | undefined {
  const cells = cellsIn(parsed(text));
  if (!cells) return undefined;
  const guessed: string[] = [];
  const edges = cells.filter(isEdge);
  const nodes = cells.filter((cell) => !isEdge(cell) && typeof cell.id === 'string');
  const rows = [
    ...inWalkingOrder(nodes, edges).map((cell) => {
      const { kind, isGuess } = kindOf(cell);
      if (isGuess) guessed.push(String(cell.id));
      return nodeRow(cell, kind);
    }),
    ...edges.map(edgeRow),
  ];
  return { text, cells, rows, guessed };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function cellsIn(value: unknown): readonly Plain[] | undefined {
  if (Array.isArray(value)) return value.filter(isPlain);
  if (!isPlain(value)) return undefined;
  if (Array.isArray(value.cells)) return value.cells.filter(isPlain);
  if (!Array.isArray(value.nodes)) return undefined;
  const edges = Array.isArray(value.edges) ? value.edges.filter(isPlain) : [];
  return [...value.nodes.filter(isPlain), ...edges.map((edge) => ({ shape: 'edge', ...edge }))];
}

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isEdge(cell: Plain): boolean {
  return cell.source !== undefined && cell.target !== undefined;
}

/** The field of a cell, from its `data` first, for both places are in use. */
function fieldOf(cell: Plain, name: string): unknown {
  return isPlain(cell.data) && name in cell.data ? cell.data[name] : cell[name];
}

const kinds = nodeType.choices.filter(({ name }) => name !== 'edge');

/** The kind that a cell names, or the one that its label or shape suggests. */
function kindOf(cell: Plain): { kind: NodeType; isGuess: boolean } {
  for (const field of ['nodeType', 'type']) {
    const said = String(fieldOf(cell, field) ?? '');
    const known = kinds.find(({ value, name }) => said === value || said === name);
    if (known) return { kind: known.value, isGuess: false };
  }
  return { kind: guessOf(cell), isGuess: true };
}

function guessOf(cell: Plain): NodeType {
  const { code } = nodeType;
  const label = labelOf(cell);
  if (/开始|^start$/i.test(label)) return code.start;
  if (/结束|^end$/i.test(label)) return code.end;
  const shape = String(cell.shape ?? '');
  if (/polygon|diamond/.test(shape)) return code.decision;
  return /circle|ellipse/.test(shape) ? code.start : code.approval;
}

/** The text on a cell, wherever the canvas keeps it. */
export function labelOf(cell: Plain): string {
  const named = fieldOf(cell, 'examine');
  if (typeof named === 'string' && named !== '') return named;
  if (typeof cell.label === 'string') return cell.label;
  const first: unknown = Array.isArray(cell.labels) ? cell.labels[0] : undefined;
  if (typeof first === 'string') return first;
  return textIn(first) ?? textIn(cell) ?? '';
}

function textIn(value: unknown): string | undefined {
  if (!isPlain(value) || !isPlain(value.attrs)) return undefined;
  for (const part of [value.attrs.label, value.attrs.text])
    if (isPlain(part) && typeof part.text === 'string') return part.text;
  return undefined;
}

const textFields = [
  'grantType',
  'grantRole',
  'grantUser',
  'grantUserStr',
  'projectMan',
  'grantDept',
  'userInterface',
  'pathPc',
  'pathMobile',
  'pathTask',
  'taskEdit',
  'rejectHandle',
  'isCountersign',
  'isWait',
  'countersignRate',
  'nodeExpression',
  'formPath',
] as const;

function nodeRow(cell: Plain, kind: NodeType): FlowExamine {
  const extension = stepExtension.safeParse(fieldOf(cell, 'extension'));
  return {
    nodeId: String(cell.id),
    nodeType: kind,
    examine: labelOf(cell),
    ...textsOf(cell, textFields),
    ...(extension.success && fieldOf(cell, 'extension') !== undefined && { extension: extension.data }),
  };
}

function edgeRow(cell: Plain): FlowExamine {
  return {
    nodeId: String(cell.id),
    nodeType: nodeType.code.edge,
    examine: labelOf(cell),
    ...textsOf(cell, ['nodeExpression']),
    sourceNodeId: endOf(cell.source),
    targetNodeId: endOf(cell.target),
  };
}

function textsOf<K extends string>(cell: Plain, names: readonly K[]): Partial<Record<K, string>> {
  const texts: Partial<Record<K, string>> = {};
  for (const name of names) {
    const value = fieldOf(cell, name);
    if (value === undefined || value === null || value === '') continue;
    texts[name] = typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
  return texts;
}

function endOf(end: unknown): string {
  if (isPlain(end)) return String(end.cell ?? '');
  return typeof end === 'string' ? end : '';
}

/** From the start on, breadth first, then what nothing leads to: the order in which people read a flow. */
function inWalkingOrder(nodes: readonly Plain[], edges: readonly Plain[]): readonly Plain[] {
  const left = new Map(nodes.map((cell) => [String(cell.id), cell]));
  const ordered: Plain[] = [];
  const starts = nodes.filter((cell) => nodeType.is(kindOf(cell).kind, 'start')).map(({ id }) => String(id));
  const next = new Map<string, string[]>();
  for (const { source, target } of edges) next.set(endOf(source), [...(next.get(endOf(source)) ?? []), endOf(target)]);
  const queue = [...starts];
  for (const id of queue) {
    const cell = left.get(id);
    if (!cell) continue;
    left.delete(id);
    ordered.push(cell);
    queue.push(...(next.get(id) ?? []));
  }
  return [...ordered, ...left.values()];
}

export interface DrawnChanges {
  readonly changed: readonly Plain[];
  readonly removed: readonly string[];
  /** Edges in the order in which they are judged. */
  readonly order?: readonly string[];
}

/**
 * The drawing after changes: a cell that was not touched stays as it was to the byte, a touched one keeps what is not
 * named, and an untouched drawing is its own text.
 */
export function writeNodeJson(drawn: DrawnFlow | undefined, { changed, removed, order = [] }: DrawnChanges): string {
  const changes = new Map(changed.map((cell) => [String(cell.id), cell]));
  const gone = new Set(removed);
  const kept = (drawn?.cells ?? []).filter(({ id }) => !gone.has(String(id)));
  const known = new Set(kept.map(({ id }) => String(id)));
  const cells = [
    ...kept.map((cell) => mergedCell(cell, changes.get(String(cell.id)))),
    ...changed.filter(({ id }) => !known.has(String(id))),
  ];
  const ordered = inOrder(cells, order);
  const isUntouched = changed.length === 0 && removed.length === 0 && ordered.every((cell, at) => cell === cells[at]);
  return drawn && isUntouched ? drawn.text : JSON.stringify({ cells: ordered });
}

/** Cells that the order names change places among themselves; every other one stays where it was. */
function inOrder(cells: readonly Plain[], order: readonly string[]): readonly Plain[] {
  const named = new Map(cells.map((cell) => [String(cell.id), cell]));
  const wanted = order.map((id) => named.get(id)).filter((cell) => cell !== undefined);
  const names = new Set(order);
  let next = 0;
  return cells.map((cell): Plain => {
    if (!names.has(String(cell.id))) return cell;
    next += 1;
    return wanted[next - 1] ?? cell;
  });
}

/** Fields go back to where they were found: into `data`, or beside the shape. */
function mergedCell(cell: Plain, change: Plain | undefined): Plain {
  if (!change) return cell;
  const { data: fields, ...rest } = change;
  if (!isPlain(fields)) return { ...cell, ...rest };
  const beside = Object.fromEntries(Object.entries(fields).filter(([name]) => !isInData(cell, name) && name in cell));
  const inside = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in beside)));
  const data = { ...(isPlain(cell.data) ? cell.data : {}), ...inside };
  return { ...cell, ...rest, ...beside, ...(Object.keys(data).length > 0 && { data }) };
}

function isInData(cell: Plain, name: string): boolean {
  return isPlain(cell.data) && name in cell.data;
}

/** The same flow, whatever the order of its rows and of their keys: how the server compares a drawing with what was sent. */
export function isSameFlow(left: readonly FlowExamine[], right: readonly FlowExamine[]): boolean {
  return canonical(left) === canonical(right);
}

function canonical(rows: readonly FlowExamine[]): string {
  const entries = rows.map((row) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([name, value]) => name !== 'grantUserStr' && value !== undefined && value !== '')
        .sort(byName),
    ),
  );
  return entries.sort().join('\n');
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
