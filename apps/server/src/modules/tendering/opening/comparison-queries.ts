import {
  compareYuan,
  fenToYuan,
  isInApproval,
  lowestOffer,
  projectLifecycle,
  quoteType,
  sumYuan,
  wasOpened,
  type Comparison,
  type FileValue,
  type ObjectApproval,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { packageDetailsOf } from '../package/package-queries.ts';
import { demandAsOpened } from '../evidence/demand-as-opened.ts';
import { findProject, type ProjectRow } from '../project/find-project.ts';
import { admissionNeed } from '../rules/admission-need.ts';
import { isChangeableResult, isResultToConfirm, resultApproval } from '../result/result-approval.ts';

type Supplier = Comparison['suppliers'][number];
type Offer = Supplier['detailListVOS'][number];

interface OfferRow {
  readonly packageId: string;
  readonly entryId: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly perMoney: string | null;
  /** As it was opened, where an auction has come to another. */
  readonly firstMoney: string;
  readonly totalMoney: string;
  readonly remark: string | null;
  readonly serviceShow: string | null;
  readonly matchExplain: string | null;
  readonly files: readonly FileValue[] | null;
  readonly selected: boolean;
  readonly bidRemark: string | null;
  readonly lines: Offer['lines'];
}

/** The quotation comparison: packages down, suppliers across; nothing of it before the opening. */
export async function readComparison(ctx: Ctx, projectId: string): Promise<Comparison> {
  const project = await findProject(ctx, projectId);
  if (!wasOpened(project)) refuse('tendering.sealedUntilOpening');
  await demandAsOpened(ctx, projectId);
  const [packages, rows, unopened, approval, admission, isOthers] = await Promise.all([
    packageDetailsOf(ctx, projectId),
    offerRows(ctx, projectId),
    unopenedRows(ctx, projectId),
    resultApproval(ctx, project),
    admissionNeed(ctx, project),
    isOthersHall(ctx, projectId),
  ]);
  const selected = rows.filter((row) => row.selected).map(({ totalMoney }) => totalMoney);
  return {
    projectId,
    projectNo: project.projectNo,
    projectName: project.projectName,
    manner: Number(project.manner),
    version: project.version,
    stage: Number(project.stage),
    generalBudget: project.generalBudget,
    selectedMoney: sumYuan(selected),
    packages: packages.map((one) => ({
      ...one,
      packageId: one.id,
      quoteTypeStr: quoteType.named(one.quoteType)?.label[ctx.language] ?? '',
      items: [...one.items],
      maxWinners: one.maxWinners ?? 1,
      ...(admission && { admission }),
      packageStatus: Number(one.packageStatus),
    })),
    suppliers: suppliersOf(rows, unopened),
    ...rights(ctx, project, { approval, isOthers }),
    approval,
  };
}

const othersHall = `
  select 1 from hall h where h.tenant_id = $1 and h.project_id = $2 and h.host_id <> $3 and h.is_deleted = 0 limit 1`;

/** Another hosts a hall of it: he rules on what did not open. */
async function isOthersHall({ db, tenantId, user }: Ctx, projectId: string): Promise<boolean> {
  return (await db.query(othersHall, [tenantId, projectId, user.userId])).length > 0;
}

function rights(
  ctx: Ctx,
  project: ProjectRow,
  { approval, isOthers }: { readonly approval: ObjectApproval | null; readonly isOthers: boolean },
): Pick<Comparison, 'canRule' | 'canSelect' | 'canConfirm'> {
  const { permissions } = ctx.user;
  const isChangeable = projectLifecycle.is(project.stage, 'opened') || isChangeableResult(ctx, project, approval);
  const isAsked = isResultToConfirm(project) && !isInApproval(approval);
  return {
    canRule: projectLifecycle.is(project.stage, 'opened') && permissions.has('project_open') && !isOthers,
    canSelect: isChangeable && permissions.has('project_select'),
    canConfirm: isAsked && permissions.has('project_confirm'),
  };
}

/** The cheapest first; who has no offer that could be opened stands last. */
function suppliersOf(rows: readonly OfferRow[], unopened: readonly UnopenedRow[]): Supplier[] {
  const names = new Map([...rows, ...unopened].map(({ supplierId, supplierName }) => [supplierId, supplierName]));
  const suppliers = [...names].map(([supplierId, supplierName]) => {
    const own = rows.filter((row) => row.supplierId === supplierId);
    return {
      supplierId,
      supplierName,
      totalM: sumYuan(own.map(({ totalMoney }) => totalMoney)),
      detailListVOS: own.map((row) => offerOf(row, rows)),
      unopened: unopened
        .filter((row) => row.supplierId === supplierId)
        .map(({ supplierId: _id, supplierName: _name, ...row }) => row),
    };
  });
  const isSilent = ({ detailListVOS }: Supplier) => Number(detailListVOS.length === 0);
  return suppliers.sort((left, right) => isSilent(left) - isSilent(right) || compareYuan(left.totalM, right.totalM));
}

function offerOf(row: OfferRow, all: readonly OfferRow[]): Offer {
  const { supplierId: _id, supplierName: _name, selected, files: stored, ...offer } = row;
  const files = (stored ?? []).map(({ fileId, fileName, fileSuffix }) => ({
    fileId,
    fileName,
    fileSuffix,
    ossUri: `/api/file/downloadTicket?fileId=${fileId}`,
  }));
  return {
    ...offer,
    bidStatus: selected ? '1' : '0',
    isLowest: lowestOffer(all, row.packageId) === row.totalMoney,
    files,
    file: files[0] ?? null,
  };
}

interface UnopenedRow extends Pick<OfferRow, 'packageId' | 'entryId' | 'supplierId' | 'supplierName'> {
  readonly openFault: number;
  readonly ruling: number | null;
  readonly rulingReason: string | null;
}

function unopenedRows(ctx: Ctx, projectId: string): Promise<UnopenedRow[]> {
  return ctx.db.query<UnopenedRow>(
    `select q.package_id as "packageId", q.entry_id as "entryId", e.supplier_id as "supplierId",
       bidder_name(e.tenant_id, e.id) as "supplierName", q.open_fault as "openFault", q.ruling,
       q.ruling_reason as "rulingReason"
     from opened_quote q join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
     where q.tenant_id = $1 and q.project_id = $2 and q.open_fault is not null
     order by q.entry_id`,
    [ctx.tenantId, projectId],
  );
}

async function offerRows(ctx: Ctx, projectId: string): Promise<OfferRow[]> {
  const rows = await ctx.db.query<OfferRow & Record<string, unknown>>(
    `select q.package_id as "packageId", q.entry_id as "entryId", e.supplier_id as "supplierId",
       bidder_name(e.tenant_id, e.id) as "supplierName", q.per_money as "perMoney", q.first_money as "firstMoney", q.total_money as "totalMoney", q.remark,
       q.service_show as "serviceShow", q.match_explain as "matchExplain", q.files, q.selected, q.bid_remark as "bidRemark",
       coalesce((select jsonb_agg(jsonb_build_object('itemId', l.item_id::text, 'name', i.name, 'unit', i.unit,
           'quantity', l.quantity::text, 'perMoney', l.per_money::text, 'totalMoney', l.total_money::text) order by i.line_no)
         from effective_line l join package_item i on i.tenant_id = l.tenant_id and i.id = l.item_id
         where l.tenant_id = q.tenant_id and l.entry_id = q.entry_id), '[]') as lines
     from effective_quote q
     join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
     join package k on k.tenant_id = q.tenant_id and k.id = q.package_id
     where q.tenant_id = $1 and q.project_id = $2 and q.total_money is not null
     order by k.package_no, q.entry_id`,
    [ctx.tenantId, projectId],
  );
  return rows.map((row) => ({
    ...row,
    perMoney: row.perMoney === null ? null : fenToYuan(row.perMoney),
    firstMoney: fenToYuan(row.firstMoney),
    totalMoney: fenToYuan(row.totalMoney),
    lines: row.lines.map((line) => ({
      ...line,
      perMoney: fenToYuan(line.perMoney),
      totalMoney: fenToYuan(line.totalMoney),
    })),
  }));
}
