import {
  compareYuan,
  demand,
  demandLifecycle,
  sumYuan,
  type EndpointInput,
  type Saved,
  type splitDemand as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, lockRow, writableValues } from '../../../platform/rows/index.ts';
import { demandNotRead } from '../research/publish-business.ts';
import { demandLines, replaceLines } from './demand-lines.ts';
import { saveDemand } from './save-demand.ts';

/** Some lines and their money go over into a demand of their own, which is part of this one: together they stay what they were. */
export async function splitDemand(
  ctx: Ctx,
  { id, version, demandName, detailIds }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const row = await lockRow(ctx, demand, { id, version });
  if (!demandLifecycle.is(row.demandStatus, 'draft', 'returned')) refuse('demand.notEditable');
  await demandNotRead(ctx, id);
  const lines = await demandLines(ctx, id);
  const wanted = new Set(detailIds);
  if (wanted.size === 0) refuse('demand.splitLines');
  if ([...wanted].some((one) => lines.every((line) => line.id !== one))) notFound();
  const taken = lines.filter((line) => wanted.has(line.id));
  const kept = lines.filter((line) => !wanted.has(line.id));
  if (kept.length === 0) refuse('demand.splitAll');
  const budget = sumYuan(taken.map(({ money }) => money ?? '0'));
  if (compareYuan(budget, '0') <= 0) refuse('demand.splitBudget');
  const rest = sumYuan([row.budget, `-${budget}`]);
  // Estimates of nothing would leave the rest without a budget.
  if (compareYuan(rest, '0') <= 0) refuse('demand.splitAll');
  await replaceLines(ctx, id, kept);
  await changeRow(ctx, demand, { id, values: { budget: rest } });
  const { files: _files, ...told } = writableValues(demand, { ...row });
  const child = await saveDemand(ctx, {
    // The fields of a demand that its definition lets a save say.
    ...(told as Parameters<typeof saveDemand>[1]),
    demandName,
    budget,
    parentId: id,
    details: taken,
  });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'demand.split',
    subject: id,
    payload: { demandNo: row.demandNo, childId: child.id, budget, rest, lines: taken.length },
  });
  return child;
}
