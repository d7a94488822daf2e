import { planModify, type MoveAnswer, type MoveInput, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandOwner, lockRow } from '../../../platform/rows/index.ts';
import { demandModifyNotInFlow } from '../approval/modify-flow.ts';

type Withdrawn = MoveAnswer<Row<typeof planModify>['auditStatus']>;

/** Who asked for a change takes it back, as long as nobody has decided; what a flow decides about is taken back in the flow. */
export async function withdrawModify(ctx: Ctx, { id, version }: MoveInput): Promise<Withdrawn> {
  await demandModifyNotInFlow(ctx, id);
  const row = await lockRow(ctx, planModify, { id, version });
  demandOwner(ctx, planModify, { row, head: 'planManage_audit' });
  return transition(ctx, planModify, {
    subject: row,
    action: 'withdraw',
    set: { rejectReason: withdrawnWord(ctx) },
    payload: { planNo: row.planNo },
  });
}

/** Why it was not carried out, where nobody refused it. */
export function withdrawnWord({ language }: Pick<Ctx, 'language'>): string {
  return language === 'zh' ? '申请人撤回' : 'Withdrawn';
}
