import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

export type ContractNotice = 'contractSigned' | 'contractChanged' | 'contractDone';

/** A notice to the person who deals with it on the other side, told to whoever is there by the outbox. */
export async function tellOtherSide(
  ctx: Ctx,
  { tenantId, id }: { tenantId: string; id: string },
  kind: ContractNotice,
): Promise<void> {
  await ctx.db.query('select from tell_contract_party($1, $2, $3, $4, $5)', [tenantId, id, nextId(), kind, ctx.now]);
}
