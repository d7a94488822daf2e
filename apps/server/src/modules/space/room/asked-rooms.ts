import { dept, mansion, type RoomsAsked } from '@zhaocai/model';
import { demandRows, demandSeen, type Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/** Which rooms a count is about, as conditions over `room t`. */
export function askedConditions({ campus, mansionId, deptId }: RoomsAsked, parameters: Parameters): string[] {
  return [
    ...(campus === undefined
      ? []
      : [
          `exists (select from mansion m where m.tenant_id = t.tenant_id and m.id = t.mansion_id
             and m.campus = ${parameters.bind(campus)})`,
        ]),
    ...(mansionId === undefined ? [] : [`t.mansion_id = ${parameters.bind(mansionId)}`]),
    ...(deptId === undefined ? [] : [`t.use_dept_id = ${parameters.bind(deptId)}`]),
  ];
}

/** Who asks about a building or a unit that is not there is told so, not that it has no rooms. */
export async function demandAsked(ctx: Ctx, { mansionId, deptId }: RoomsAsked): Promise<void> {
  if (mansionId !== undefined) await demandSeen(ctx, mansion, [mansionId]);
  if (deptId !== undefined) await demandRows(ctx, dept, [deptId]);
}
