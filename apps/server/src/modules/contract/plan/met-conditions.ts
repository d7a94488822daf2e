import type { contract, payCondition, Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** When something that terms wait for began to be there, and when all of it was: from then on the days count. */
export interface MetCondition {
  readonly begun: string | null;
  readonly whole: string | null;
}

const at = (time: string | null): MetCondition => ({ begun: time, whole: time });
const open = at(null);

/** Which conditions of a contract are met; while it is not signed none is. */
export async function conditionsOf(
  _ctx: Ctx,
  { signTime, warrantyEnd }: Row<typeof contract>,
): Promise<Readonly<Record<keyof typeof payCondition.code, MetCondition>>> {
  if (signTime === null) return { signing: open, delivery: open, acceptance: open, warranty: open };
  const warranty = at(warrantyEnd === null ? null : `${warrantyEnd} 00:00:00`);
  return { signing: at(signTime), delivery: open, acceptance: open, warranty };
}
