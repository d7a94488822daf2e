import { type Entity, type Fields, type ImportInput, type MessageCode } from '@zhaocai/model';
import { readSpreadsheet, spreadsheetFault, type SpreadsheetFault, type WrongRow } from '../excel/index.ts';
import type { Ctx } from '../http/context.ts';
import { refusalOfDatabase } from '../http/database-error.ts';
import { Refusal } from '../http/refusal.ts';
import { holdWholes } from './hold-whole.ts';
import { importFields, importSpreadsheet, namedColumns, type NamedColumns } from './import-columns.ts';
import { typedKey } from './import-key.ts';
import { isOwnTree } from './names.ts';
import { keyText, knownRows, sameValues, type KnownRow } from './import-known.ts';
import { storeRow, type StoredRow, type Values, type WriteHooks } from './write.ts';

/** What an entity adds to its import. */
export interface ImportHooks extends WriteHooks {
  /** A line of the spreadsheet before its names are looked up. */
  readonly readLine?: (values: Values) => Values;
  /** Once, when rows were stored. */
  readonly afterImport?: (ctx: Ctx) => Promise<void>;
}

export interface ImportRun {
  readonly stored: readonly StoredRow[];
  readonly unchanged: number;
  /** Rows with data. */
  readonly rows: number;
  readonly faults: readonly SpreadsheetFault[];
  readonly letters: Readonly<Record<string, string>>;
  /** Headings that name no column. */
  readonly ignored: readonly string[];
}

interface Line {
  readonly rowNumber: number;
  readonly values: Values;
}

/** A line whose names stand for ids and keys. */
interface FoundLine extends Line {
  readonly typed: Values;
}

interface Context {
  readonly ctx: Ctx;
  readonly entity: Entity;
  readonly hooks: ImportHooks;
  readonly fields: Fields;
  readonly isCovered: boolean;
  readonly named: NamedColumns;
  /** The column that says below which row of the same kind a row stands. */
  readonly tree: string | undefined;
  /** The keys of the rows so far, and where they stand. */
  readonly seen: Map<string, number>;
  readonly faults: SpreadsheetFault[];
  readonly stored: StoredRow[];
}

/**
 * Stores the rows of a spreadsheet, each by the rules of a save, and gathers what is wrong with them. The caller commits or
 * takes everything back: a check is an import that is not kept, so both judge alike.
 */
export async function runImport(
  ctx: Ctx,
  entity: Entity,
  { bytes, input, hooks }: { bytes: Buffer; input: ImportInput; hooks: ImportHooks },
): Promise<ImportRun> {
  const fields = importFields(entity);
  const reading = await readSpreadsheet(bytes, importSpreadsheet(fields));
  const context: Context = {
    ctx,
    entity,
    hooks,
    fields,
    isCovered: input.isCovered === '1',
    named: await namedColumns(ctx, entity),
    tree: Object.keys(fields).find((name) => fields[name] && isOwnTree(entity, fields[name])),
    seen: new Map(),
    faults: [...reading.faults],
    stored: [],
  };
  const lines = reading.rows.map(({ rowNumber, values }) => ({ rowNumber, values: lineOf(context, { ...values }) }));
  const unchanged = await storeInOrder(context, lines);
  for (const row of reading.wrong) judgeNames(context, row);
  return {
    stored: context.stored,
    unchanged,
    rows: lines.length + reading.wrong.length,
    faults: context.faults.toSorted((left, right) => left.row - right.row),
    letters: reading.letters,
    ignored: reading.ignored,
  };
}

/** A row with a wrong cell is not stored; which of its names stand for nothing is told all the same. */
function judgeNames(context: Context, { rowNumber, values, columns }: WrongRow): void {
  const others = Object.entries(values).filter(([name]) => !columns.includes(name) && name !== context.tree);
  resolve(context, { rowNumber, values: Object.fromEntries(others) });
}

/** Without a name above it a row of a tree is a root. */
function lineOf({ hooks, tree }: Context, values: Values): Values {
  const line = hooks.readLine?.(values) ?? values;
  return tree === undefined || line[tree] ? line : { ...line, [tree]: '0' };
}

/** Rows of a tree wait for the row they stand below, wherever in the spreadsheet it is. Answers how many are as they were. */
async function storeInOrder(context: Context, lines: readonly Line[]): Promise<number> {
  let waiting = lines;
  let unchanged = 0;
  while (waiting.length > 0) {
    const ready = waiting.filter((line) => isReady(context, line));
    // Whom nothing more is coming for has named what there is not.
    const next = ready.length > 0 ? ready : waiting;
    const resolved = next.flatMap((line) => resolve(context, line) ?? []);
    unchanged += await storeLines(context, withoutRepeats(context, resolved));
    waiting = ready.length > 0 ? waiting.filter((line) => !ready.includes(line)) : [];
  }
  return unchanged;
}

function isReady({ tree, named }: Context, { values }: Line): boolean {
  const name = tree === undefined ? '0' : String(values[tree]);
  const reading = name === '0' || tree === undefined ? undefined : named[tree]?.find(name);
  return reading === undefined || !('fault' in reading) || reading.fault !== 'file.spreadsheetNameUnknown';
}

/** Names become ids and keys; a row with a name that stands for nothing is left out. */
function resolve(context: Context, { rowNumber, values }: Line): FoundLine | undefined {
  const found: Values = { ...values };
  let isWrong = false;
  for (const [column, names] of Object.entries(context.named)) {
    const name = values[column];
    if (typeof name !== 'string' || name === '' || (column === context.tree && name === '0')) continue;
    const reading = names.find(name);
    if ('value' in reading) found[column] = reading.value;
    else {
      isWrong = true;
      fault(context, { row: rowNumber, column, code: reading.fault, value: name });
    }
  }
  return isWrong ? undefined : { rowNumber, values: found, typed: values };
}

/** Of rows with the same key the first counts, the others are faults. */
function withoutRepeats(context: Context, lines: readonly FoundLine[]): FoundLine[] {
  const { importKey: key = [] } = context.entity;
  return lines.filter((line) => {
    const text = keyText(key, line.values);
    const first = key.length > 0 ? context.seen.get(text) : undefined;
    if (first === undefined) context.seen.set(text, line.rowNumber);
    else keyFault(context, line, { code: 'file.spreadsheetRowTwice', first });
    return first === undefined;
  });
}

/** Answers how many rows are there already as the spreadsheet has them. */
async function storeLines(context: Context, lines: readonly FoundLine[]): Promise<number> {
  const { ctx, entity } = context;
  const known = await knownRows(ctx, entity, { rows: lines.map(({ values }) => values), scope: context.hooks.scope });
  await holdWholes(ctx, entity, { whole: context.hooks.whole, rows: lines.map(({ values }) => values) });
  let unchanged = 0;
  for (const line of lines) {
    const existing = known.get(keyText(entity.importKey ?? [], line.values));
    if (existing && sameValues(context.fields, existing.values, line.values)) unchanged += 1;
    else if (existing?.isOwn && !context.isCovered) keyFault(context, line, { code: 'file.spreadsheetRowExists' });
    else await storeLine(context, line, existing?.isOwn ? existing : undefined);
  }
  return unchanged;
}

/** One row in a savepoint of its own: what refuses it leaves the others as they are. */
async function storeLine(context: Context, line: FoundLine, existing: KnownRow | undefined): Promise<void> {
  const { rowNumber, values } = line;
  const { ctx, entity, hooks } = context;
  const input = existing ? { ...values, id: existing.id, version: existing.version } : values;
  await ctx.db.write('savepoint import_row');
  try {
    const stored = await storeRow(ctx, entity, { input, hooks });
    // With it goes the row itself, which waits until now.
    await ctx.db.query('release savepoint import_row');
    context.stored.push(stored);
    if (context.tree !== undefined && !existing) context.named[context.tree]?.learn?.(stored.saved.id, values);
  } catch (error) {
    await ctx.db.query('rollback to savepoint import_row');
    const refusal = error instanceof Refusal ? error : refusalOfDatabase(error);
    if (!refusal || refusal.status === 403) throw error;
    if (refusal.code === 'platform.duplicate') keyFault(context, line, { code: 'file.spreadsheetRowHidden' });
    else
      context.faults.push({ row: rowNumber, column: '', message: { zh: refusal.text('zh'), en: refusal.text('en') } });
  }
}

interface KeyFault {
  readonly code: MessageCode;
  /** The row that was there before. */
  readonly first?: number;
}

/** What is wrong with the key of a row, told at its first column. */
function keyFault({ ctx, entity, faults }: Context, { rowNumber, typed }: FoundLine, { code, first }: KeyFault): void {
  const [column = ''] = entity.importKey ?? [];
  const parameters = first === undefined ? undefined : { row: first };
  faults.push(spreadsheetFault(code, { row: rowNumber, column, ...typedKey(entity, typed, ctx.language), parameters }));
}

interface FoundFault {
  readonly row: number;
  readonly column: string;
  readonly code: MessageCode;
  readonly value: string;
}

function fault({ entity, faults }: Context, { code, ...place }: FoundFault): void {
  faults.push(spreadsheetFault(code, { ...place, label: entity.fields[place.column]?.label }));
}
