import {
  compareYuan,
  costOut,
  costOutLifecycle,
  costOutType,
  feeFund,
  type applyExpertOut as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changeRow, insertRow, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { findProject, ofSeenProject } from '../../tendering/index.ts';
import { withheldOf } from '../tax/tax-bands.ts';
import { accountOfExpert } from '../wallet/payee-account.ts';
import { areNamesOut, feesOf, fundOf } from './cost-out-queries.ts';

type Said = EndpointInput<typeof endpoint>;

export const costOutSeries = numberSeries({
  entity: costOut,
  field: 'outNo',
  prefix: (now) => `ZC-${now.slice(0, 4)}-`,
  digits: 5,
});

/**
 * Applies for the fee of an expert who signed in, and hands it in. What is withheld is counted by the table in force; where it
 * goes is his default account as it is now.
 */
export async function applyForFee(ctx: Ctx, said: Said): Promise<EndpointOutput<typeof endpoint>> {
  const project = await findProject(ctx, said.projectId);
  if (!areNamesOut(project)) refuse('treasury.namesSecret');
  if (compareYuan(said.money, '0') <= 0) refuse('treasury.nothing');
  const expert = (await feesOf(ctx, project.id)).find(({ expertId }) => expertId === said.expertId);
  if (!expert) return refuse('treasury.notSignedIn');
  if (expert.id !== null && expert.id !== said.id) refuse('treasury.feeTwice');
  const account = await accountOfExpert(ctx, said.expertId);
  if (!account) return refuse('treasury.expertNoAccount', { name: expert.expertName });
  await demandFunded(ctx, said);
  const { taxMoney, netMoney, article } = await withheldOf(ctx, said.money);
  const values = {
    ...valuesOf(said),
    taxMoney,
    netMoney,
    taxArticle: article,
    payeeName: account.holder,
    payeeBank: account.bank,
    payeeAccount: account.account,
  };
  const { id, outNo } = said.id ? await change(ctx, { ...said, id: said.id }, values) : await begin(ctx, said, values);
  const moved = await transition(ctx, costOut, {
    subject: { id, tenantId: ctx.tenantId },
    action: 'submit',
    stream: project.id,
    payload: { outNo, money: said.money, taxMoney },
  });
  return { id, version: moved.version, outNo, taxMoney, netMoney };
}

function valuesOf({ hours, money, feeFund: fund, remark }: Said) {
  return { hours: hours || null, money, feeFund: fund, remark: remark || null };
}

/** Of what was collected for experts no more is asked for than there is; the ledger refuses it again where it is paid. */
export async function demandFunded(
  ctx: Ctx,
  { feeFund: fund, projectId, money, id }: Pick<Said, 'feeFund' | 'projectId' | 'money' | 'id'>,
): Promise<void> {
  if (!feeFund.is(fund, 'collected')) return;
  const { leftMoney } = await fundOf(ctx, projectId, id);
  if (compareYuan(money, leftMoney) > 0) refuse('treasury.fundShort', { left: leftMoney, money });
}

type Values = Readonly<Record<string, unknown>>;

async function begin(ctx: Ctx, { projectId, expertId }: Said, values: Values) {
  const id = nextId();
  const outNo = await nextNumber(ctx, costOutSeries);
  const outType = costOutType.code.expert;
  await insertRow(ctx, costOut, { id, values: { ...values, outNo, outType, projectId, expertId } });
  return { id, outNo };
}

async function change(
  ctx: Ctx,
  { id, version = 0, projectId, expertId }: Said & { readonly id: string },
  values: Values,
) {
  const row = await lockRow(ctx, costOut, { id, version, scope: ofSeenProject });
  if (row.projectId !== projectId || row.expertId !== expertId) notFound();
  if (!costOutLifecycle.is(row.outStatus, 'draft', 'rejected', 'failed')) refuse('treasury.feeFixed');
  await changeRow(ctx, costOut, { id, values });
  return { id, outNo: row.outNo };
}
