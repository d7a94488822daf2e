import {
  accountNatures,
  bankReceiptLifecycle,
  costIn,
  costInLifecycle,
  costOutLifecycle,
  fenToYuan,
  ledgerAccountKind,
  project,
  sumYuan,
  type CostInDetail,
  type EndpointInput,
  type EndpointOutput,
  type LedgerAccountName,
  type MistakeLine,
  type Page,
  type queryCostInDetail,
  type queryProjectIn,
  type queryProjectMistake,
} from '@zhaocai/model';
import { pageAnswer } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows, Parameters, type ScopeHook } from '../../../platform/rows/index.ts';
import { knownReceipts } from '../../deposit/index.ts';
import { mayKnowPayers } from '../../ledger/index.ts';
import { findProject } from '../../tendering/index.ts';
import { knownCostIns } from './known-cost-ins.ts';

const incomes = ledgerAccountKind.sql('forfeited', 'documentFee', 'agencyFee', 'sceneFee', 'expertFund', 'otherIncome');

/** What came in for a project. Of how much and of whom nobody learns before the opening who may not know who has paid (R38). */
export async function readProjectIn(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof queryProjectIn>,
): Promise<EndpointOutput<typeof queryProjectIn>> {
  const { projectNo, projectName } = await findProject(ctx, projectId);
  await demandKnown(ctx, projectId);
  const sums = await ctx.db.query<{ kind: number; fen: string }>(
    `select a.account_kind as kind, coalesce(sum(e.credit - e.debit), 0)::text as fen
     from ledger_account a join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
     where a.tenant_id = $1 and a.project_id = $2 and a.is_deleted = 0 and a.account_kind in ${incomes}
     group by a.account_kind order by a.account_kind`,
    [ctx.tenantId, projectId],
  );
  const accounts = sums.map(({ kind, fen }) => ({ accountKind: kind, money: fenToYuan(signed(kind, fen)) }));
  const rows = await findRows(ctx, costIn, { of: 'projectId', ids: [projectId], scope: knownCostIns });
  const totalMoney = sumYuan(accounts.map(({ money }) => money));
  return { projectNo: projectNo ?? '', projectName, totalMoney, accounts, rows: rows.toReversed() };
}

function signed(kind: number, fen: string): string {
  const name = ledgerAccountKind.named(kind)?.name as LedgerAccountName;
  return accountNatures[name].side === 'credit' ? fen : String(-BigInt(fen));
}

/** Who may not know yet who has paid for a project learns nothing of its money. */
async function demandKnown(ctx: Ctx, projectId: string): Promise<void> {
  const scope: ScopeHook = (reader, parameters) =>
    mayKnowPayers(reader, { parameters, tenant: 't.tenant_id', project: 't.id' });
  const [known] = await findRows(ctx, project, { ids: [projectId], scope });
  if (!known) refuse('treasury.sealed');
}

export async function readCostIn(
  ctx: Ctx,
  { costInId: id }: EndpointInput<typeof queryCostInDetail>,
): Promise<CostInDetail> {
  const row = await findRow(ctx, costIn, { id, scope: knownCostIns });
  const { projectNo, projectName } = await findProject(ctx, row.projectId);
  const [actions, history] = [await actionsFor(ctx, costIn, row), await historyOf(ctx, costIn, id)];
  return { ...row, projectNo: projectNo ?? '', projectName, actions, history };
}

/** Receipts that were taken for something else, and lines of the bank's statement that nobody has named; the oldest first. */
export async function pageMistakes(
  ctx: Ctx,
  { current, size, keyword }: EndpointInput<typeof queryProjectMistake>,
): Promise<Page<MistakeLine>> {
  const parameters = new Parameters();
  const tenant = parameters.bind(ctx.tenantId);
  const union = `
    select 'costIn' as kind, t.id, t.version, t.payer_name, t.payer_account, t.money, t.pay_time, t.trade_no, t.note,
      t.project_id, exists (select from cost_out o where o.tenant_id = t.tenant_id and o.cost_in_id = t.id
        and o.out_status not in ${costOutLifecycle.sql('reversed', 'void')} and o.is_deleted = 0) as is_refunding
    from cost_in t where t.tenant_id = ${tenant} and t.is_deleted = 0
      and t.in_status in ${costInLifecycle.sql('mistaken')} and ${knownCostIns(ctx, parameters)}
    union all
    select 'receipt', t.id, t.version, t.payer_name, t.payer_account, t.money, t.pay_time, t.trade_no,
      coalesce(t.note, t.remark), null::bigint, false
    from bank_receipt t where t.tenant_id = ${tenant} and t.is_deleted = 0
      and t.receipt_status in ${bankReceiptLifecycle.sql('unmatched', 'dismissed')} and ${knownReceipts(ctx, parameters) ?? 'true'}`;
  const like =
    typeof keyword === 'string' && keyword.trim() !== '' ? parameters.bind(`%${keyword.trim()}%`) : undefined;
  const where = like ? `where m.payer_name ilike ${like} or m.trade_no ilike ${like}` : '';
  const rows = await ctx.db.query<MistakeLine & { readonly total: number } & Record<string, unknown>>(
    `select m.kind, m.id::text, m.version, m.payer_name as "payerName", m.payer_account as "payerAccount",
       m.money::text, m.pay_time as "payTime", m.trade_no as "tradeNo", m.note, m.project_id::text as "projectId",
       j.project_name as "projectName", m.is_refunding as "isRefunding", count(*) over ()::int as total
     from (${union}) m left join project j on j.tenant_id = ${tenant} and j.id = m.project_id ${where}
     order by m.pay_time, m.id limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
    parameters.values,
  );
  const records = rows.map(({ total: _total, ...row }) => ({ ...row, money: fenToYuan(row.money) }));
  return pageAnswer<MistakeLine>({ records, counted: rows[0]?.total ?? 0, cap: 10_000, size, current });
}
