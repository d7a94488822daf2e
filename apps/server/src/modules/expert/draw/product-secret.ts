import { commitOf, expertDrawParties } from '@zhaocai/model';
import { drawHashes } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { derivedKeys, type Secret } from '../../../platform/secrets/index.ts';

/** The product's secret of a draw, which stands nowhere until it is shown; under each SECRET that it may be made with. */
export function productSecrets(secret: Secret, { tenantId }: Pick<Ctx, 'tenantId'>, id: string): string[] {
  return derivedKeys(secret, 'zhaocai expert draw 1', `${tenantId} ${id}`).map((key) =>
    key.subarray(0, 16).toString('hex'),
  );
}

export function productCommit(secret: Secret, ctx: Pick<Ctx, 'tenantId'>, id: string): string {
  const [own = ''] = productSecrets(secret, ctx, id);
  return commitOf(drawHashes, expertDrawParties.product, own);
}
