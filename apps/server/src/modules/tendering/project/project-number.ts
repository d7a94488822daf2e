import { project } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { numberSeries, proposedNumber, type NumberSeries } from '../../../platform/rows/index.ts';

/** Of a unit, a method and a day: `100001-5-20261120-001`. */
export function projectNumbers({ tenantId }: Pick<Ctx, 'tenantId'>, manner: number): NumberSeries {
  return numberSeries({
    entity: project,
    field: 'projectNo',
    prefix: (now) => `${tenantId}-${manner}-${now.slice(0, 10).replaceAll('-', '')}-`,
    digits: 3,
    mayBeTyped: true,
  });
}

/** The next free number of the day. It is a proposal: whoever has a number of his own keys that in. */
export async function proposeNumber(ctx: Ctx, { manner }: { manner: number }): Promise<{ projectNo: string }> {
  return { projectNo: await proposedNumber(ctx, projectNumbers(ctx, manner)) };
}
