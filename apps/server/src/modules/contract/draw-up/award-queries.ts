import {
  purchaseContractLifecycle,
  entryLifecycle,
  fenToYuan,
  project,
  type Award,
  type AwardedLine,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';

/** An award as a contract is drawn up from it. */
export interface FoundAward extends Award {
  readonly packageId: string;
  readonly supplierTenantId: string;
  readonly signerId: string | null;
  readonly smeType: number | null;
}

type Row = Omit<FoundAward, 'resultTime'> & { readonly resultTime: string | null };

const columns = `
  e.id::text as "entryId", e.project_id::text as "projectId", e.package_id::text as "packageId",
  t.project_no as "projectNo", t.project_name as "projectName", k.package_no as "packageNo", k.package_name as "packageName",
  bidder_name(e.tenant_id, e.id) as "supplierName", e.supplier_tenant_id as "supplierTenantId",
  e.create_user::text as "signerId", e.sme_type as "smeType", q.total_money::text as "winMoney",
  t.result_time as "resultTime", c.id::text as "contractId", c.contract_no as "contractNo",
  c.contract_status as "contractStatus"`;

const standing = purchaseContractLifecycle.sql(
  'draft',
  'inApproval',
  'toSupplier',
  'toBuyer',
  'signed',
  'performing',
  'completed',
  'suspended',
);

/** Who has won, of the projects that the reader sees; `t` is the project. */
function awardsOf(ctx: Ctx, parameters: Parameters): string {
  const seen = visibleConditions(project, ctx, { parameters }).join(' and ');
  return `from project t
    join entry e on e.tenant_id = t.tenant_id and e.project_id = t.id and e.is_deleted = 0
    join package k on k.tenant_id = e.tenant_id and k.id = e.package_id
    join effective_quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.is_deleted = 0
    left join contract c on c.tenant_id = e.tenant_id and c.entry_id = e.id and c.parent_contract_id is null and c.is_deleted = 0
      and c.contract_status in ${standing}
    where ${seen} and e.entry_status in ${entryLifecycle.sql('won')} and q.total_money is not null`;
}

function wire({ winMoney, ...row }: Row): FoundAward {
  return { ...row, winMoney: fenToYuan(winMoney), resultTime: row.resultTime ?? '' };
}

const mostAwards = 500;

/** All awards of a project's published result, or across projects those of which no contract was made. */
export async function listAwards(
  ctx: Ctx,
  { projectId }: { readonly projectId?: string | undefined },
): Promise<Award[]> {
  const parameters = new Parameters();
  const from = awardsOf(ctx, parameters);
  const which = projectId ? `t.id = ${parameters.bind(projectId)}` : 'c.id is null';
  const asked = ctx.db.query<Row & Record<string, unknown>>(
    `select ${columns} ${from} and t.result_time is not null and ${which}
     order by t.result_time desc, k.package_no, e.id limit ${mostAwards + 1}`,
    parameters.values,
  );
  const rows = await cutAt(ctx, asked, mostAwards);
  return rows.map((row) => {
    const { packageId: _package, supplierTenantId: _tenant, signerId: _signer, smeType: _size, ...award } = wire(row);
    return award;
  });
}

/** One award whose result is published; refused where the registration has not won, 404 where it is not there. */
export async function findAward(ctx: Ctx, entryId: string): Promise<FoundAward> {
  const parameters = new Parameters();
  const from = awardsOf(ctx, parameters);
  const [row] = await ctx.db.query<Row & Record<string, unknown>>(
    `select ${columns} ${from} and e.id = ${parameters.bind(entryId)}`,
    parameters.values,
  );
  if (!row) return notWon(ctx, entryId);
  if (row.resultTime === null) return refuse('contract.notPublished');
  return wire(row);
}

async function notWon(ctx: Ctx, entryId: string): Promise<never> {
  const parameters = new Parameters();
  const seen = visibleConditions(project, ctx, { parameters }).join(' and ');
  const found = await ctx.db.query(
    `select 1 from project t join entry e on e.tenant_id = t.tenant_id and e.project_id = t.id
     where ${seen} and t.opened_time is not null and e.id = ${parameters.bind(entryId)}`,
    parameters.values,
  );
  return found.length > 0 ? refuse('contract.notWon') : notFound();
}

/** The lines of the winning bid, as the documents describe them. */
export async function linesOfAward(ctx: Ctx, entryId: string): Promise<AwardedLine[]> {
  const rows = await ctx.db.query<AwardedLine & Record<string, unknown>>(
    `select i.id::text as "itemId", i.line_no as "lineNo", i.name, i.brand_model as "brandModel", i.unit,
       l.quantity::text as quantity, i.tech_params as "techParams", l.per_money::text as "perMoney",
       l.total_money::text as "totalMoney"
     from effective_line l join package_item i on i.tenant_id = l.tenant_id and i.id = l.item_id
     where l.tenant_id = $1 and l.entry_id = $2 order by i.line_no, i.id`,
    [ctx.tenantId, entryId],
  );
  return rows.map((row) => ({ ...row, perMoney: fenToYuan(row.perMoney), totalMoney: fenToYuan(row.totalMoney) }));
}
