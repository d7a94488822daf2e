import {
  invitationLifecycle,
  isByInvitation,
  isTendering,
  memberLifecycle,
  supplierStatus,
  type EndpointOutput,
  type importEntries as endpoint,
  type MessageCode,
  type TextParameters,
} from '@zhaocai/model';
import { z } from 'zod';
import { recordEvidence } from '../../../platform/audit/index.ts';
import {
  readSpreadsheet,
  refuseFaults,
  sentSpreadsheet,
  spreadsheetFault,
  type SpreadsheetFault,
  type SpreadsheetReading,
} from '../../../platform/excel/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { entrySpreadsheet } from './entry-template.ts';
import { firstStatus, storeEntry } from './store-entry.ts';

type Row = SpreadsheetReading<typeof entrySpreadsheet>['rows'][number];

/** The columns, as the spreadsheet's fields have judged them. */
const columns = z.object({
  packageNo: z.coerce.number(),
  creditCode: z.string(),
  linkman: z.string(),
  phone: z.string(),
});

interface KnownSupplier {
  readonly id: string;
  readonly name: string;
  readonly creditCode: string;
  readonly status: number;
  readonly tenantId: string | null;
  /** Of a project that invites: the letter was sent to him. */
  readonly isInvited: boolean;
  /** The packages of the project that he takes part in, alone or with others. */
  readonly packageIds: readonly string[];
}

interface NewEntry {
  readonly packageId: string;
  readonly supplier: KnownSupplier & { readonly tenantId: string };
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
  const project = await lockProject(ctx, projectId);
  if (!isTendering(project.stage) || !project.entryEndTime || ctx.now >= project.entryEndTime)
    refuse('tendering.notInEntryTime');
  const { entries, faults, ignored } = await readEntries(ctx, project, await sentSpreadsheet(ctx));
  if (faults.length > 0) refuseFaults(faults, ctx.language);
  for (const one of entries) if (!one.isEntered) await register(ctx, project, one);
  return { count: entries.length, ...(ignored.length > 0 && { ignored: [...ignored] }) };
}

interface Reading {
  readonly entries: readonly NewEntry[];
  readonly faults: readonly SpreadsheetFault[];
  readonly ignored: readonly string[];
}

async function readEntries(ctx: Ctx, project: ProjectRow, bytes: Buffer): Promise<Reading> {
  const { rows, faults, ignored } = await readSpreadsheet(bytes, entrySpreadsheet);
  const packages = await packagesOf(ctx, project.id);
  const suppliers = await suppliersOf(ctx, project, rows);
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
  const supplier = suppliers.get(code);
  if (!supplier) return fault('creditCode', 'tendering.importSupplier', { code });
  const { name, tenantId, status, isInvited } = supplier;
  if (!isInvited) return fault('creditCode', 'tendering.importNotInvited', { name });
  if (supplierStatus.is(status, 'blackListed')) return fault('creditCode', 'tendering.blackListed');
  if (!tenantId) return fault('creditCode', 'tendering.importNoAccount', { name });
  const key = `${packageId} ${supplier.id}`;
  const before = seen.get(key);
  if (before) return fault('creditCode', 'tendering.importTwice', { row: before });
  seen.set(key, rowNumber);
  return {
    packageId,
    supplier: { ...supplier, tenantId },
    linkman,
    phone,
    isEntered: supplier.packageIds.includes(packageId),
  };
}

async function packagesOf(ctx: Ctx, projectId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await ctx.db.query<{ id: string; no: number }>(
    'select id, package_no as no from package where tenant_id = $1 and project_id = $2 and is_deleted = 0',
    [ctx.tenantId, projectId],
  );
  return new Map(rows.map(({ id, no }) => [no, id]));
}

/** Registered himself, or with others. */
const takesPart = memberLifecycle.sql('joined');
const mayStillRegister = invitationLifecycle.sql('sent', 'accepted');

async function suppliersOf(
  ctx: Ctx,
  project: ProjectRow,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, KnownSupplier>> {
  const found = await ctx.db.query<KnownSupplier & Record<string, unknown>>(
    `select s.id, s.supplier_name as name, s.credit_code as "creditCode", s.supplier_status as status,
       coalesce(s.supplier_tenant_id, a.tenant_id) as "tenantId",
       (not $4 or exists (select from invitation i where i.tenant_id = s.tenant_id and i.project_id = $2
         and i.supplier_id = s.id and i.is_deleted = 0 and i.invitation_status in ${mayStillRegister})) as "isInvited",
       array(select m.package_id::text from entry_member m
         where m.tenant_id = s.tenant_id and m.project_id = $2 and m.is_deleted = 0 and m.member_status in ${takesPart}
           and m.member_tenant_id = coalesce(s.supplier_tenant_id, a.tenant_id)) as "packageIds"
     from supplier s left join supplier_accounts($3::text[]) a on a.credit_code = s.credit_code
     where s.tenant_id = $1 and s.credit_code = any($3::text[]) and s.is_deleted = 0`,
    [ctx.tenantId, project.id, rows.map(({ values }) => columns.parse(values).creditCode), isByInvitation(project)],
  );
  return new Map(found.map((one) => [one.creditCode, one]));
}

/** As if he had registered himself. */
async function register(ctx: Ctx, project: ProjectRow, { packageId, supplier, linkman, phone }: NewEntry) {
  const { id, entryNum } = await storeEntry(ctx, {
    tenantId: ctx.tenantId,
    projectId: project.id,
    packageId,
    supplierId: supplier.id,
    supplierTenantId: supplier.tenantId,
    supplierName: supplier.name,
    creditCode: supplier.creditCode,
    linkman,
    phone,
    entryStatus: firstStatus(project),
  });
  await recordEvidence(ctx, {
    stream: supplierStream(project.id, supplier.tenantId),
    action: 'entry.import',
    subject: id,
    payload: { packageId, entryNum, supplierName: supplier.name },
  });
}
