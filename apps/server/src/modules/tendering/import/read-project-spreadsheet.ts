import { project, validate, type ItemInput, type PackageInput, type ProjectInput } from '@zhaocai/model';
import { z } from 'zod';
import { readSpreadsheet, spreadsheetFault, type SpreadsheetFault } from '../../../platform/excel/index.ts';
import { projectColumns, projectSpreadsheet } from './project-spreadsheet.ts';

type Values = Readonly<Record<string, unknown>>;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** The columns of packages and goods lines, as the spreadsheet's fields have judged them. */
const lineColumns = z.object({
  packageNo: z.coerce.number(),
  packageName: text,
  budget: text,
  packageCeiling: text,
  name: z.string(),
  brandModel: text,
  unit: z.string(),
  quantity: z.string(),
  techParams: text,
  remark: text,
});

interface Row {
  readonly rowNumber: number;
  readonly project: Values;
  readonly line: z.infer<typeof lineColumns>;
}

export interface ProjectReading {
  readonly input: ProjectInput | undefined;
  readonly faults: readonly SpreadsheetFault[];
  /** Headings that name no column of a project. */
  readonly ignored: readonly string[];
}

/** A project with its packages and goods lines from a spreadsheet; or everything that is wrong with it, row by row. */
export async function readProjectSpreadsheet(bytes: Buffer): Promise<ProjectReading> {
  const { rows: read, faults, ignored } = await readSpreadsheet(bytes, projectSpreadsheet);
  const rows = read.map(({ rowNumber, values }): Row => ({
    rowNumber,
    project: projectValues(values),
    line: lineColumns.parse(values),
  }));
  const [first] = rows;
  if (!first) return { input: undefined, faults, ignored };
  const packages = readPackages(rows);
  const found = [...faults, ...projectFaults(rows, first), ...packages.faults];
  if (found.length > 0) return { input: undefined, faults: found, ignored };
  const base: Values = { ...first.project, packages: packages.inputs };
  // Judged field by field just above, by the definition that the type is made from.
  return { input: base as unknown as ProjectInput, faults: [], ignored };
}

function projectValues(values: Values): Values {
  return Object.fromEntries(projectColumns.map((name) => [name, values[name]]));
}

/** The first row names the project; below it the columns are empty or say the same. */
function projectFaults(rows: readonly Row[], first: Row): SpreadsheetFault[] {
  const values = first.project;
  const faults = validate(project.fields, values).map(({ field, code, label, parameters }) =>
    spreadsheetFault(code, { row: first.rowNumber, column: field, label, parameters }),
  );
  for (const row of rows.slice(1)) {
    const column = projectColumns.find((name) => differs(row.project[name], values[name]));
    if (column)
      faults.push(
        spreadsheetFault('tendering.importDiffers', {
          row: row.rowNumber,
          column,
          label: project.fields[column].label,
        }),
      );
  }
  return faults;
}

function differs(value: unknown, expected: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && String(value) !== String(expected ?? '');
}

function readPackages(rows: readonly Row[]): { inputs: PackageInput[]; faults: SpreadsheetFault[] } {
  const found = new Map<number, { head: Row; items: ItemInput[] }>();
  const faults: SpreadsheetFault[] = [];
  for (const row of rows) {
    const { name, brandModel, unit, quantity, techParams, remark } = row.line;
    const item = { name, brandModel, unit, quantity, techParams, remark };
    const known = found.get(row.line.packageNo);
    if (known) {
      known.items.push(item);
      faults.push(...repeatFaults(row, known.head));
    } else {
      found.set(row.line.packageNo, { head: row, items: [item] });
      faults.push(...headFaults(row));
    }
  }
  const inputs = [...found.entries()]
    .sort(([left], [right]) => left - right)
    .map(([packageNo, { head, items }]) => ({
      packageNo,
      packageName: head.line.packageName ?? '',
      budget: head.line.budget ?? '',
      ceilingMoney: head.line.packageCeiling,
      quoteType: 2 as const,
      goods: [...items.map(({ name }) => name).join('、')].slice(0, 200).join(''),
      maxWinners: 1,
      items,
    }));
  return { inputs, faults };
}

const packageColumns = ['packageName', 'budget', 'packageCeiling'] as const;

const namingColumns = ['packageName', 'budget'] as const;

/** The first row of a package names it and its budget. */
function headFaults({ rowNumber, line }: Row): SpreadsheetFault[] {
  const missing = namingColumns.filter((column) => !line[column]);
  return missing.map((column) =>
    spreadsheetFault('platform.required', { row: rowNumber, column, label: projectSpreadsheet[column].label }),
  );
}

function repeatFaults({ rowNumber, line }: Row, head: Row): SpreadsheetFault[] {
  return packageColumns
    .filter((column) => differs(line[column], head.line[column]))
    .map((column) =>
      spreadsheetFault('tendering.importDiffers', { row: rowNumber, column, label: projectSpreadsheet[column].label }),
    );
}
