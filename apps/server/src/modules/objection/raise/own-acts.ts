import {
  objection,
  type EndpointInput,
  type MessageCode,
  type Saved,
  type withdrawObjection as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { actOnOwn, findOwnObjection } from './own-objection.ts';

type Input = EndpointInput<typeof endpoint>;
type Act = 'withdraw' | 'confirm' | 'remove';

/** He takes it back: nobody answers it any more, and it holds nothing up. */
export const withdrawOwn = (ctx: Ctx, input: Input): Promise<Saved> => act(ctx, input, 'withdraw');

/** He agrees to the answer. */
export const confirmOwn = (ctx: Ctx, input: Input): Promise<Saved> => act(ctx, input, 'confirm');

/** A draft of his is gone. */
export const removeOwn = (ctx: Ctx, input: Input): Promise<Saved> => act(ctx, input, 'remove');

async function act(ctx: Ctx, { id, version, reason }: Input, name: Act): Promise<Saved> {
  const own = await findOwnObjection(ctx, id);
  const refusal: MessageCode = name === 'remove' ? 'objection.notEditable' : 'platform.badState';
  const saved = await actOnOwn(ctx, { own, version, act: name, refusal });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `${objection.name}.${name}`,
    subject: id,
    payload: { buyer: own.tenantId, projectId: own.projectId, appealNo: own.appealNo, ...(reason && { reason }) },
  });
  return saved;
}
