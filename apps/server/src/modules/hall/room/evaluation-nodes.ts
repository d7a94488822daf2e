import {
  evaluationNodes,
  hallNodeLifecycle,
  packageEvaluationLifecycle,
  type EvaluationNodeName,
  type HallNodeState,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

interface Evaluation {
  readonly evaluationStatus: number;
  readonly beginTime: string;
  readonly sumTime: string | null;
  readonly closeTime: string | null;
}

const evaluation = `
  select v.evaluation_status as "evaluationStatus", v.create_time as "beginTime", v.sum_time as "sumTime",
    v.close_time as "closeTime"
  from package_evaluation v where v.tenant_id = $1 and v.package_id = $2 and v.is_deleted = 0
  order by v.create_time desc, v.id desc limit 1`;

type Standing = 'ahead' | 'running' | 'done' | 'skipped';
type State = keyof typeof packageEvaluationLifecycle.code;

/** Which nodes run in a state of an evaluation: those before are done. Checks are made in one go, as the summary is. */
const runningIn: Readonly<Record<Exclude<State, 'closed' | 'ended'>, readonly EvaluationNodeName[]>> = {
  checking: ['qualification', 'compliance'],
  scoring: ['scoring'],
  summed: ['signature'],
};

/** The nodes of the evaluation of a package, by how far its committee has come at its desk. */
export async function nodesOfEvaluation(ctx: Ctx, packageId: string): Promise<HallNodeState[]> {
  const [found] = await ctx.db.query<Evaluation & Record<string, unknown>>(evaluation, [ctx.tenantId, packageId]);
  return evaluationNodes.choices.map(({ name, value, label }) => ({
    id: String(value),
    packageId,
    nodeCode: value,
    nodeName: label[ctx.language],
    nodeStatus: hallNodeLifecycle.code[standingOf(name, found)],
    durationMin: 0,
    ...timesOf(name, found),
  }));
}

function standingOf(name: EvaluationNodeName, found: Evaluation | undefined): Standing {
  const state = packageEvaluationLifecycle.named(found?.evaluationStatus)?.name;
  if (!found || state === undefined) return 'ahead';
  if (state === 'closed') return 'done';
  // What has ended went no further than its sum.
  if (state === 'ended') return found.sumTime !== null && isBefore(name, 'signature') ? 'done' : 'skipped';
  const running = runningIn[state];
  if (running.includes(name)) return 'running';
  return running.every((one) => isBefore(name, one)) ? 'done' : 'ahead';
}

function isBefore(name: EvaluationNodeName, other: EvaluationNodeName): boolean {
  return evaluationNodes.code[name] < evaluationNodes.code[other];
}

/** The times that an evaluation keeps: of its beginning, its sum and its end. */
function timesOf(
  name: EvaluationNodeName,
  found: Evaluation | undefined,
): Pick<HallNodeState, 'beginTime' | 'endTime'> {
  const { beginTime = null, sumTime = null, closeTime = null } = found ?? {};
  if (name === 'qualification') return { beginTime, endTime: null };
  if (name === 'summary') return { beginTime: sumTime, endTime: sumTime };
  if (name === 'signature') return { beginTime: sumTime, endTime: closeTime };
  if (name === 'end') return { beginTime: closeTime, endTime: closeTime };
  return { beginTime: null, endTime: null };
}
