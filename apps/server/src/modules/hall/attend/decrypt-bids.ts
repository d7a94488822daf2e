import type { decryptBids as endpoint, EndpointInput, EndpointOutput } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { giveShares, readOpeningShares } from '../../tendering/index.ts';

/** What the caller has to decrypt, and the decrypting: a holder's shares. Bidders' files are sealed to the holders alone. */
export async function decryptBids(
  ctx: Ctx,
  { projectId, shares = [] }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  if (ctx.user.tenantKind !== 'buyer') refuse('hall.bidderLayerNone');
  if (shares.length > 0) await giveShares(ctx, { projectId, shares });
  const { holders, threshold, own } = await readOpeningShares(ctx, { projectId });
  return {
    given: holders.filter(({ givenTime }) => givenTime !== null).length,
    holders: holders.length,
    threshold,
    toGive: own,
  };
}
