import {
  agencyCooperation,
  evaluateResult,
  judgement,
  judgementLifecycle,
  judgeType,
  standingJudgements,
  type agentJudge,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { readPage } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';

const standing = () => `t.judge_status in ${judgementLifecycle.sql(...standingJudgements)}`;

/** How an agency, or all of them, did their work: what stands, the newest first. */
export async function pageJudgements(
  ctx: Ctx,
  { id, size, current }: EndpointInput<typeof agentJudge>,
): Promise<EndpointOutput<typeof agentJudge>> {
  if (id !== undefined) await findRow(ctx, agencyCooperation, { id });
  const input = { size, current, judgeType: judgeType.code.agency, ...(id !== undefined && { cooperationId: id }) };
  const { records, ...page } = await readPage(ctx, judgement, { input, scope: standing });
  return {
    ...page,
    records: records.map((row) => ({
      id: String(row.id),
      projectName: row.projectName === null ? null : String(row.projectName ?? ''),
      judgeTime: String(row.judgeTime ?? ''),
      totalScore: String(row.totalScore ?? ''),
      level: evaluateResult.named(row.level)?.label[ctx.language] ?? '',
    })),
  };
}
