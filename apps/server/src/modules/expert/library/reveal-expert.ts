import { expert, type EndpointOutput, type revealExpert as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';

/** The whole numbers of one expert. That somebody looked stands in the evidence; the numbers do not. */
export async function revealExpert(
  ctx: Ctx,
  { id }: { readonly id: string },
): Promise<EndpointOutput<typeof endpoint>> {
  const { idNo, phone } = await findRow(ctx, expert, { id });
  const banks = await ctx.db.query<EndpointOutput<typeof endpoint>['banks'][number]>(
    `select id::text, bank_name as "bankName", card_no as "cardNo" from expert_bank
     where tenant_id = $1 and expert_id = $2 and is_deleted = 0 order by is_default desc, id`,
    [ctx.tenantId, id],
  );
  const [born] = await ctx.db.query<{ birthday: string | null }>(
    'select birthday::text from expert where tenant_id = $1 and id = $2',
    [ctx.tenantId, id],
  );
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'expert.reveal',
    subject: id,
    payload: { seen: ['idNo', 'phone', 'birthday', ...(banks.length > 0 ? ['cardNo'] : [])] },
  });
  return { idNo, phone, birthday: born?.birthday ?? null, banks };
}
