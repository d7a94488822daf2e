import {
  signUpWay,
  type EndpointOutput,
  type importEntries as endpoint,
  type MessageCode,
  type TextParameters,
} from '@zhaocai/model';
import { z } from 'zod';
import {
  readSpreadsheet,
  refuseFaults,
  sentSpreadsheet,
  spreadsheetFault,
  type SpreadsheetFault,
  type SpreadsheetReading,
} from '../../../platform/excel/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { packagesOf } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { entrySpreadsheet } from './entry-template.ts';
import { admitted, knownSuppliers, type KnownSupplier, type KnownWithAccount } from './known-suppliers.ts';
import { lockToRegister, registerOnPaper } from './register-on-paper.ts';

type Row = SpreadsheetReading<typeof entrySpreadsheet>['rows'][number];

/** The columns, as the spreadsheet's fields have judged them. */
const columns = z.object({
  packageNo: z.coerce.number(),
  creditCode: z.string(),
  linkman: z.string(),
  phone: z.string(),
});

interface NewEntry {
  readonly packageId: string;
  readonly supplier: KnownWithAccount;
  readonly linkman: string;
  readonly phone: string;
  /** He has registered himself: before the opening nobody is told that. */
  readonly isEntered: boolean;
}

/**
 * Registers who handed in paper, while registration is open: every row of the spreadsheet, or none. A row of somebody who has
 * registered himself is done already, and looks so: a refusal would tell who takes part (R38).
 */
export async function importEntries(
  ctx: Ctx,
  { projectId }: { projectId: string },
): Promise<EndpointOutput<typeof endpoint>> {
  const project = await lockToRegister(ctx, projectId);
  const { entries, faults, ignored } = await readEntries(ctx, project, await sentSpreadsheet(ctx));
  if (faults.length > 0) refuseFaults(faults, ctx.language);
  const source = { signUpWay: signUpWay.code.listed };
  for (const one of entries) if (!one.isEntered) await registerOnPaper(ctx, project, { ...one, source });
  return { count: entries.length, ...(ignored.length > 0 && { ignored: [...ignored] }) };
}

interface Reading {
  readonly entries: readonly NewEntry[];
  readonly faults: readonly SpreadsheetFault[];
  readonly ignored: readonly string[];
}

async function readEntries(ctx: Ctx, project: ProjectRow, bytes: Buffer): Promise<Reading> {
  const { rows, faults, ignored } = await readSpreadsheet(bytes, entrySpreadsheet);
  const packages = new Map((await packagesOf(ctx, project.id)).map(({ id, packageNo }) => [packageNo, id]));
  const codes = rows.map(({ values }) => columns.parse(values).creditCode);
  const suppliers = await knownSuppliers(ctx, project, codes);
  const seen = new Map<string, number>();
  const entries: NewEntry[] = [];
  const found = [...faults];
  for (const row of rows) {
    const read = readEntry(row, { packages, suppliers, seen });
    if ('packageId' in read) entries.push(read);
    else found.push(read);
  }
  return { entries, faults: found, ignored };
}

interface Known {
  readonly packages: ReadonlyMap<number, string>;
  readonly suppliers: ReadonlyMap<string, KnownSupplier>;
  /** The rows so far, by supplier and package. */
  readonly seen: Map<string, number>;
}

function readEntry({ rowNumber, values }: Row, { packages, suppliers, seen }: Known): NewEntry | SpreadsheetFault {
  const { packageNo: no, creditCode: code, linkman, phone } = columns.parse(values);
  const fault = (column: keyof typeof entrySpreadsheet, code: MessageCode, parameters?: TextParameters) =>
    spreadsheetFault(code, { row: rowNumber, column, label: entrySpreadsheet[column].label, parameters });
  const packageId = packages.get(no);
  if (!packageId) return fault('packageNo', 'tendering.importPackage', { no });
  const known = suppliers.get(code);
  if (!known) return fault('creditCode', 'tendering.importSupplier', { code });
  const judged = admitted(known);
  if ('hindrance' in judged) return fault('creditCode', judged.hindrance.code, judged.hindrance.parameters);
  const { supplier } = judged;
  const key = `${packageId} ${supplier.id}`;
  const before = seen.get(key);
  if (before) return fault('creditCode', 'tendering.importTwice', { row: before });
  seen.set(key, rowNumber);
  return {
    packageId,
    supplier,
    linkman,
    phone,
    isEntered: supplier.packageIds.includes(packageId),
  };
}
