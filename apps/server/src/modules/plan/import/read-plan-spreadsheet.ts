import { plan, planDifference, validate, type MessageCode, type PlanInput } from '@zhaocai/model';
import type { NamedColumns, Values } from '../../../platform/crud/index.ts';
import {
  spreadsheetFault,
  type FaultPlace,
  type SpreadsheetFault,
  type SpreadsheetRow,
} from '../../../platform/excel/index.ts';
import { headColumns, lineColumns, planSpreadsheet } from './plan-spreadsheet.ts';

/** A plan of the spreadsheet and the row that it begins in. */
export interface ReadPlan {
  readonly rowNumber: number;
  readonly input: PlanInput;
}

export interface PlanReading {
  readonly plans: readonly ReadPlan[];
  readonly faults: readonly SpreadsheetFault[];
}

interface Group {
  readonly rowNumber: number;
  readonly head: Values;
  readonly lines: Values[];
}

type Rows = readonly Pick<SpreadsheetRow<Record<never, never>>, 'rowNumber' | 'values'>[];

/** The plans of a spreadsheet with their lines, and everything that is wrong with them, row by row. */
export function readPlans(rows: Rows, context: Context): PlanReading {
  const { groups, faults } = grouped(rows, context.isReadable);
  const plans: ReadPlan[] = [];
  for (const { rowNumber, head, lines } of groups) {
    const { values, faults: found } = judgedHead(head, { rowNumber, lines, ...context });
    faults.push(...found);
    // Judged field by field just above, by the definition that the type is made from.
    if (found.length === 0) plans.push({ rowNumber, input: { ...values, details: lines } as unknown as PlanInput });
  }
  return { plans, faults };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A row with another name begins another plan; one without a name belongs to the plan above. */
function grouped(rows: Rows, isReadable: boolean): { groups: Group[]; faults: SpreadsheetFault[] } {
  const groups: Group[] = [];
  const faults: SpreadsheetFault[] = [];
  const places = new Map<string, number>();
  for (const { rowNumber, values: read } of rows) {
    const values: Values = { ...read };
    const head = Object.fromEntries(headColumns.map((name) => [name, values[name]]));
    const line = Object.fromEntries(lineColumns.map((name) => [name, values[name]]));
    const last = groups.at(-1);
    const name = isEmpty(head.planName) ? undefined : String(head.planName);
    if (last && (name === undefined || name === last.head.planName)) {
      last.lines.push(line);
      faults.push(...differing(head, { rowNumber, of: last.head }));
      continue;
    }
    const first = name === undefined ? undefined : places.get(name);
    // The row that names it may be one that could not be read.
    if (name === undefined && isReadable)
      faults.push(faultAt('plan.importNoName', { row: rowNumber, column: 'planName' }));
    else if (name !== undefined && first !== undefined)
      faults.push(
        faultAt('plan.importTwice', { row: rowNumber, column: 'planName', parameters: { name, row: first } }),
      );
    else if (name !== undefined) places.set(name, rowNumber);
    groups.push({ rowNumber, head, lines: [line] });
  }
  return { groups: groups.filter(({ head }) => !isEmpty(head.planName)), faults };
}

function differing(head: Values, { rowNumber, of }: { rowNumber: number; of: Values }): SpreadsheetFault[] {
  const column = headColumns.find((name) => !isEmpty(head[name]) && String(head[name]) !== String(of[name] ?? ''));
  return column ? [faultAt('plan.importDiffers', { row: rowNumber, column, value: String(head[column]) })] : [];
}

interface Context {
  readonly named: NamedColumns;
  /** Every row could be read: the lines are all there, and may be summed. */
  readonly isReadable: boolean;
}

interface Judging extends Context {
  readonly rowNumber: number;
  readonly lines: readonly Values[];
}

/** What is typed by its name. */
const namedOnes = ['deptId', 'budgetCostId'] as const;

function judgedHead(
  head: Values,
  { rowNumber, named, lines, isReadable }: Judging,
): { values: Values; faults: SpreadsheetFault[] } {
  const values: Values = { ...head };
  const faults: SpreadsheetFault[] = [];
  faults.push(...namingFaults(values, { rowNumber, named, but: [] }));
  const judged = validate(plan.fields, values).filter(
    ({ field }) => !namedOnes.some((column) => column === field && !isEmpty(head[column])),
  );
  for (const { field, code, parameters } of judged)
    faults.push(faultAt(code, { row: rowNumber, column: field, parameters, value: String(head[field] ?? '') }));
  faults.push(...orderFaults(values, rowNumber));
  // What the lines come to says something once the budget is an amount and every line was read.
  if (!isReadable || judged.some(({ field }) => field === 'budgetMoney')) return { values, faults };
  const priced = lines.map(({ qty, price }) => ({ qty: String(qty ?? ''), price: String(price ?? '') }));
  const found = planDifference(String(values.budgetMoney), priced);
  if (found) {
    const { sum, budget } = found;
    faults.push(
      faultAt('plan.sumDiffers', { row: rowNumber, column: 'budgetMoney', value: budget, parameters: { sum, budget } }),
    );
  }
  return { values, faults };
}

/** What is typed by its name becomes its id in `values`. */
function namingFaults(
  values: Values,
  { rowNumber, named, but }: { rowNumber: number; named: NamedColumns; but: readonly string[] },
): SpreadsheetFault[] {
  return namedOnes.flatMap((column) => {
    const typed = values[column];
    const found = isEmpty(typed) || but.includes(column) ? undefined : named[column]?.find(String(typed));
    if (found && 'value' in found) values[column] = found.value;
    return found && 'fault' in found ? [faultAt(found.fault, { row: rowNumber, column, value: String(typed) })] : [];
  });
}

function orderFaults({ planStartDate: start, planDemandDate: demand }: Values, row: number): SpreadsheetFault[] {
  if (!isDay(start) || !isDay(demand) || demand >= start) return [];
  return [faultAt('plan.datesOrder', { row, column: 'planDemandDate', value: demand })];
}

interface WrongRow {
  readonly rowNumber: number;
  readonly values: Values;
  /** Those that could not be read. */
  readonly columns: readonly string[];
}

/** What else is wrong with rows of which a cell could not be read: told in the same pass. */
export function faultsBeside(rows: readonly WrongRow[], named: NamedColumns): SpreadsheetFault[] {
  return rows.flatMap(({ rowNumber, values, columns }) => {
    const head = { ...values };
    const order = columns.includes('planDemandDate') || columns.includes('planStartDate');
    return [...namingFaults(head, { rowNumber, named, but: columns }), ...(order ? [] : orderFaults(head, rowNumber))];
  });
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** A fault of a column of the plan's spreadsheet. */
export function faultAt(code: MessageCode, place: Omit<FaultPlace, 'label'>): SpreadsheetFault {
  return spreadsheetFault(code, { ...place, label: planSpreadsheet.fields[place.column]?.label });
}
