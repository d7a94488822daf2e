import type { Fields } from '@zhaocai/contract/kit/field';
import { compareYuan, isYuan, sumYuan } from '@zhaocai/contract/kit/money';
import { validate, type Fault } from '@zhaocai/contract/kit/validate';
import { project } from '@zhaocai/contract/tendering/project';
import type { ProjectDetail, ProjectInput } from '@zhaocai/contract/tendering/project-endpoints';
import { plainNumber } from '@zhaocai/contract/tendering/rule-check';
import { packageItem, purchasePackage } from '@zhaocai/contract/tendering/purchase-package';

export type Values = Readonly<Record<string, unknown>>;

/** Rows of a form that may not have an id yet: `key` names them on the screen. */
export interface LineDraft {
  readonly key: string;
  readonly values: Values;
}

export interface PackageDraft {
  readonly key: string;
  readonly values: Values;
  readonly items: readonly LineDraft[];
}

export interface ProjectDraft {
  readonly values: Values;
  readonly packages: readonly PackageDraft[];
}

let lastKey = 0;

export function newKey(): string {
  lastKey += 1;
  return `new-${lastKey}`;
}

export function newLine(values: Values = {}): LineDraft {
  return { key: newKey(), values };
}

export function newPackage(): PackageDraft {
  return { key: newKey(), values: { quoteType: 2, maxWinners: 1 }, items: [newLine()] };
}

export function newProject(): ProjectDraft {
  return {
    values: { manner: 5, lawRegime: 2, purchaseType: 1, bidValidDays: 90, deliveryDayType: 1, isEntryReviewed: false },
    packages: [newPackage()],
  };
}

export function draftOfProject(detail: ProjectDetail): ProjectDraft {
  return {
    values: written(detail, project.fields, ['id', 'version']),
    packages: detail.packages.map((one) => ({
      key: one.id,
      values: written(one, purchasePackage.fields, ['id', 'version']),
      items: one.items.map((item) => ({
        key: item.id,
        values: { ...written(item, packageItem.fields, ['id']), quantity: plainNumber(item.quantity) },
      })),
    })),
  };
}

/** Of a row, what a save takes. */
function written(row: object, fields: Fields, also: readonly string[]): Values {
  const names = [...also, ...Object.keys(fields).filter((name) => !fields[name]?.readOnly)];
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** A line on which nothing was typed is not sent. */
function isTyped({ values }: LineDraft): boolean {
  return Object.values(values).some((value) => value !== null && value !== '' && value !== undefined);
}

/** What the save takes. The form holds values by name; the contract's check has judged them, and the server does again. */
export function projectInput({ values, packages }: ProjectDraft): ProjectInput {
  return {
    ...values,
    packages: packages.map((one, index) => ({
      ...one.values,
      packageNo: index + 1,
      items: one.items.filter(isTyped).map(({ values: line }) => line),
    })),
  } as unknown as ProjectInput;
}

/** A fault and where it stands: `project`, or the key of a package or line. */
export interface PlacedFault extends Fault {
  readonly place: string;
}

// Numbers are given by position and parents by place: nobody types them.
const packageFields = without(purchasePackage.fields, ['projectId', 'packageNo']);
const lineFields = without(packageItem.fields, ['projectId', 'packageId', 'lineNo']);

export function faultsOf({ values, packages }: ProjectDraft): PlacedFault[] {
  const placed = (place: string, faults: readonly Fault[]) => faults.map((fault) => ({ ...fault, place }));
  return [
    ...placed('project', validate(project.fields, values)),
    ...packages.flatMap((one) => [
      ...placed(one.key, validate(packageFields, one.values)),
      ...one.items.filter(isTyped).flatMap((line) => placed(line.key, validate(lineFields, line.values))),
    ]),
  ];
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

export interface BudgetCheck {
  readonly sum: string;
  readonly budget: string | undefined;
  /** -1 the packages are below the budget, 0 equal, 1 above; undefined without a budget. */
  readonly comparison: -1 | 0 | 1 | undefined;
}

export function budgetCheck({ values, packages }: ProjectDraft): BudgetCheck {
  const amounts = packages.map((one) => String(one.values.budget ?? '')).filter(isYuan);
  const sum = sumYuan(amounts);
  const typed = String(values.generalBudget ?? '');
  const budget = isYuan(typed) ? typed : undefined;
  return { sum, budget, comparison: budget === undefined ? undefined : compareYuan(sum, budget) };
}

const pasteOrder = ['name', 'brandModel', 'unit', 'quantity', 'techParams', 'remark'] as const;

/** Rows copied in a spreadsheet, in the order of the columns; undefined for text that is no table. */
export function pastedLines(text: string): LineDraft[] | undefined {
  if (!text.includes('\t') && !text.trim().includes('\n')) return undefined;
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const cells = row.split('\t').map((cell) => cell.trim());
    return newLine(
      Object.fromEntries(
        pasteOrder.flatMap((name, index) => (cells[index] ? [[name, cellValue(name, cells[index])]] : [])),
      ),
    );
  });
}

/** Spreadsheets group thousands; a quantity has none. */
function cellValue(name: (typeof pasteOrder)[number], cell: string): string {
  return name === 'quantity' ? cell.replaceAll(',', '') : cell;
}
