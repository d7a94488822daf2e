import { fenToYuan, requiredDeposit } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

/** What the documents ask of a supplier for one registration of his, in yuan. */
export interface DepositTerms {
  /** Of the buyer. */
  readonly tenantId: string;
  readonly entryId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly packageNo: number;
  readonly packageName: string;
  readonly supplierName: string;
  readonly entryStatus: number;
  readonly lawRegime: number;
  readonly manner: number;
  readonly requireMoney: string;
  readonly bidEndTime: string;
  readonly bidValidDays: number | null;
}

type Found = Omit<DepositTerms, 'requireMoney'> &
  Readonly<Record<'depositMoney' | 'generalBudget' | 'packageBudget', string | null>> & {
    readonly packageCount: number;
  };

const mostTerms = 500;
const terms = `
  select t.tenant_id as "tenantId", e.id::text as "entryId", t.project_id::text as "projectId",
    t.package_id::text as "packageId", t.project_no as "projectNo", t.project_name as "projectName",
    t.package_no as "packageNo", t.package_name as "packageName", t.supplier_name as "supplierName",
    t.entry_status as "entryStatus", t.law_regime as "lawRegime", t.manner, t.bid_end_time as "bidEndTime",
    t.bid_valid_days as "bidValidDays", t.deposit_money::text as "depositMoney", t.general_budget::text as "generalBudget",
    t.package_budget::text as "packageBudget", t.package_count as "packageCount"
  from entry e cross join lateral deposit_terms(e.id) t
  where e.supplier_tenant_id = $1 and e.is_deleted = 0 and ($2::bigint is null or e.id = $2)
    and ($3::bigint is null or e.project_id = $3)
  order by e.entry_time desc, e.id limit ${mostTerms + 1}`;

/** The terms of all of a supplier's registrations, or of those of a project. */
export async function allTerms(
  ctx: Ctx,
  { entryId, projectId }: { readonly entryId?: string | undefined; readonly projectId?: string | undefined },
): Promise<DepositTerms[]> {
  const values = [ctx.tenantId, entryId ?? null, projectId ?? null];
  const rows = await cutAt(ctx, ctx.db.query<Found & Record<string, unknown>>(terms, values), mostTerms);
  return rows.map(({ depositMoney, generalBudget, packageBudget, packageCount, ...row }) => {
    const yuan = (fen: string | null) => (fen === null ? null : fenToYuan(fen));
    const asked = {
      depositMoney: yuan(depositMoney),
      generalBudget: yuan(generalBudget),
      packageBudget: yuan(packageBudget),
    };
    return { ...row, requireMoney: requiredDeposit({ ...asked, packageCount }) };
  });
}

/** The terms of one registration; 404 where it is not the caller's. */
export async function termsOf(ctx: Ctx, entryId: string): Promise<DepositTerms> {
  const [found] = await allTerms(ctx, { entryId });
  return found ?? notFound();
}
