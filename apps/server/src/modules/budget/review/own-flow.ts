import type { MessageCode } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { approvalOf, isBeingApproved, returnedTo } from '../../workflow/index.ts';

/** What budgets, plans and demands ask of the flow that decides about their objects of one type. */
export function ownFlow(businessType: string, inFlow: MessageCode) {
  return {
    /** While a flow decides nobody else does. */
    async demandNotInFlow(ctx: Ctx, businessId: string): Promise<void> {
      if (await isBeingApproved(ctx, { businessType, businessId })) refuse(inFlow);
    },
    /** It was returned to who had handed it in, who changes it and hands it in again. */
    isReturnedToCaller: async (ctx: Ctx, businessId: string) =>
      (await returnedTo(ctx, { businessType, businessId })) === 'caller',
    approval: (ctx: Ctx, businessId: string) => approvalOf(ctx, { businessType, businessId }),
  };
}
