import { sealKey, type EndpointInput, type loseSealKey as endpoint } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';

/** Nothing more is sealed to it; a colleague's is as good as missing. */
export async function loseKey(ctx: Ctx, { id }: EndpointInput<typeof endpoint>): Promise<{ id: string }> {
  const row = await lockRow(ctx, sealKey, { id });
  if (row.userId !== ctx.user.userId) return notFound();
  await transition(ctx, sealKey, { subject: row, action: 'lose', set: { endTime: row.endTime ?? ctx.now } });
  return { id };
}
