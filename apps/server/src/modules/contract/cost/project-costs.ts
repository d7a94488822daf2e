import {
  fenToYuan,
  projectCost,
  projectCostDetail,
  purchasePackage,
  type EndpointInput,
  type ProjectCostDetailRow,
  type ProjectCostRow,
  type projectCosts as listEndpoint,
  type Row,
  type Saved,
  type saveProjectCost as saveEndpoint,
  type saveProjectCostDetail as saveDetailEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, dropRows, findRow, findRows, insertRow, lockRow } from '../../../platform/rows/index.ts';
import { findProject } from '../../tendering/index.ts';
import { knownContracts as ofKnownProjects } from '../list/known-contracts.ts';

type Cost = Row<typeof projectCost>;

/** The expenses of a project that the reader sees, each with what was spent of it. */
export async function listCosts(
  ctx: Ctx,
  { proId, pacId, entryId }: EndpointInput<typeof listEndpoint>,
): Promise<ProjectCostRow[]> {
  await findProject(ctx, proId);
  const all = await findRows(ctx, projectCost, { ids: [proId], of: 'projectId', scope: ofKnownProjects });
  const wanted = all.filter((row) => (!pacId || row.packageId === pacId) && (!entryId || row.entryId === entryId));
  return withSpent(ctx, wanted);
}

export async function readCost(ctx: Ctx, { id }: { readonly id: string }): Promise<ProjectCostRow> {
  const [row] = await withSpent(ctx, [await findRow(ctx, projectCost, { id, scope: ofKnownProjects })]);
  return row ?? notFound();
}

async function withSpent(ctx: Ctx, rows: readonly Cost[]): Promise<ProjectCostRow[]> {
  const sums = await ctx.db.query<{ costId: string; spent: string }>(
    `select cost_id::text as "costId", sum(cost_money)::text as spent from project_cost_detail
     where tenant_id = $1 and cost_id = any($2::bigint[]) and is_deleted = 0 group by cost_id`,
    [ctx.tenantId, rows.map(({ id }) => id)],
  );
  const spent = new Map(sums.map((one) => [one.costId, fenToYuan(one.spent)]));
  return rows.map((row) => ({ ...row, spentMoney: spent.get(row.id) ?? '0.00' }));
}

/** Plans an expense of a project that the caller sees, or changes it. */
export async function saveCost(ctx: Ctx, said: EndpointInput<typeof saveEndpoint>): Promise<Saved> {
  const { id, version = 0, proId, pacId, entryId, costName, planMoney, remark } = said;
  await findProject(ctx, proId);
  if (pacId) await demandOfProject(ctx, proId, pacId);
  const values = { costName, planMoney, remark: remark || null };
  const saved = id
    ? await change(ctx, projectCost, { id, version, values, isThere: ({ projectId }) => projectId === proId })
    : await begin(ctx, { proId, pacId, entryId }, values);
  await recordEvidence(ctx, {
    stream: proId,
    action: 'projectCost.save',
    subject: saved.id,
    payload: { costName, planMoney },
  });
  return saved;
}

async function demandOfProject(ctx: Ctx, proId: string, pacId: string): Promise<void> {
  const { projectId } = await findRow(ctx, purchasePackage, { id: pacId, reach: 'tenant' });
  if (projectId !== proId) notFound();
}

type Values = Readonly<Record<string, string | null>>;

interface Place {
  readonly proId: string;
  readonly pacId: string | null | undefined;
  readonly entryId: string | null | undefined;
}

async function begin(ctx: Ctx, { proId, pacId, entryId }: Place, values: Values): Promise<Saved> {
  const place = { projectId: proId, packageId: pacId || null, entryId: entryId || null };
  return { id: await insertRow(ctx, projectCost, { values: { ...values, ...place } }), version: 0 };
}

type Kept = typeof projectCost | typeof projectCostDetail;

interface Changing<E extends Kept> {
  readonly id: string;
  readonly version: number;
  readonly values: Values;
  /** Whether it stands where the caller says. */
  readonly isThere: (row: Row<E>) => boolean;
}

async function change<E extends Kept>(
  ctx: Ctx,
  kept: E,
  { id, version, values, isThere }: Changing<E>,
): Promise<Saved> {
  const row = await lockRow(ctx, kept, { id, version, scope: ofKnownProjects });
  if (!isThere(row)) notFound();
  await changeRow(ctx, kept, { id, values });
  return { id, version: version + 1 };
}

/** Takes an expense away of which nothing was spent. */
export async function removeCost(ctx: Ctx, { id }: { readonly id: string }): Promise<null> {
  const row = await lockRow(ctx, projectCost, { id, scope: ofKnownProjects });
  const { spentMoney } = await readCost(ctx, { id });
  if (spentMoney !== '0.00') refuse('contract.costSpent');
  await dropRows(ctx, projectCost, { ids: [id] });
  const { projectId, costName, planMoney } = row;
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'projectCost.remove',
    subject: id,
    payload: { costName, planMoney },
  });
  return null;
}

export async function listCostDetails(
  ctx: Ctx,
  { costId }: { readonly costId: string },
): Promise<ProjectCostDetailRow[]> {
  await findRow(ctx, projectCost, { id: costId, scope: ofKnownProjects });
  return findRows(ctx, projectCostDetail, { ids: [costId], of: 'costId', scope: ofKnownProjects });
}

export function readCostDetail(ctx: Ctx, { id }: { readonly id: string }): Promise<ProjectCostDetailRow> {
  return findRow(ctx, projectCostDetail, { id, scope: ofKnownProjects });
}

/** Notes what was spent of an expense, or changes it; the sum may go beyond the plan, which both show. */
export async function saveCostDetail(ctx: Ctx, said: EndpointInput<typeof saveDetailEndpoint>): Promise<Saved> {
  const { id, version = 0, costId, costMoney, costDay, payee, remark } = said;
  const cost = await lockRow(ctx, projectCost, { id: costId, scope: ofKnownProjects });
  if (costDay > ctx.now.slice(0, 10)) refuse('contract.costAhead');
  const values = { costMoney, costDay, payee, remark: remark || null };
  const saved = id
    ? await change(ctx, projectCostDetail, { id, version, values, isThere: (row) => row.costId === cost.id })
    : {
        id: await insertRow(ctx, projectCostDetail, { values: { ...values, costId, projectId: cost.projectId } }),
        version: 0,
      };
  await recordEvidence(ctx, {
    stream: cost.projectId,
    action: 'projectCostDetail.save',
    subject: saved.id,
    payload: { costName: cost.costName, costMoney, payee },
  });
  return saved;
}

/** A sum that was noted by mistake; the evidence keeps it. */
export async function removeCostDetail(ctx: Ctx, { id }: { readonly id: string }): Promise<null> {
  const row = await lockRow(ctx, projectCostDetail, { id, scope: ofKnownProjects });
  await dropRows(ctx, projectCostDetail, { ids: [id] });
  const { projectId, costMoney, payee } = row;
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'projectCostDetail.remove',
    subject: id,
    payload: { costMoney, payee },
  });
  return null;
}
