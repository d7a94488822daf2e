import {
  isReasoned,
  packageEvaluation,
  project as projectEntity,
  type EndpointInput,
  type reopenEvaluation as endpoint,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { findOwnDesk, lockDesk } from '../desk/own-desk.ts';
import { demandUndecided } from './find-report.ts';
import { voidReport } from './void-report.ts';

/**
 * What was closed is open again for its leader, who returns scores or checks from there (87号令 64): its report is void, with
 * every signature. Not once the selection that rests on it is handed in.
 */
export async function reopenEvaluation(ctx: Ctx, { reason, ...place }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const seen = await findOwnDesk(ctx, place);
  // Nobody hands a selection in meanwhile.
  demandUndecided(await lockRow(ctx, projectEntity, { id: seen.project.id, reach: 'tenant' }));
  const { row } = await lockDesk(ctx, place);
  if (row.leaderId !== place.id) refuse('evaluation.notLeader');
  if (!isReasoned(reason ?? '')) refuse('evaluation.reasonShort');
  const { id, version } = await transition(ctx, packageEvaluation, {
    subject: row,
    action: 'reopen',
    reason,
    set: { closeTime: null },
  });
  await voidReport(ctx, row);
  return { id, version };
}
