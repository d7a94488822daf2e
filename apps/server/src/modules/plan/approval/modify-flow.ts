import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { isBeingApproved } from '../../workflow/index.ts';

/** The approval of an adjustment, as flows speak of it. */
export const modifyType = 'plan_modify';

/** While a flow decides nobody else does. */
export async function demandModifyNotInFlow(ctx: Ctx, id: string): Promise<void> {
  if (await isBeingApproved(ctx, { businessType: modifyType, businessId: id })) refuse('plan.inFlow');
}
