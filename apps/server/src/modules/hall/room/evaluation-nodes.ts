import {
  evaluationNodes,
  evaluationReportLifecycle,
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
  /** Everybody has said his word to its report. */
  readonly signedTime: string | null;
}

const evaluation = `
  select v.evaluation_status as "evaluationStatus", v.create_time as "beginTime", v.sum_time as "sumTime",
    v.close_time as "closeTime", r.signed_time as "signedTime"
  from package_evaluation v
  left join evaluation_report r on r.tenant_id = v.tenant_id and r.evaluation_id = v.id and r.is_deleted = 0
    and r.report_status in ${evaluationReportLifecycle.sql('signing', 'signed', 'ended')}
  where v.tenant_id = $1 and v.package_id = $2 and v.is_deleted = 0
  order by v.create_time desc, v.id desc limit 1`;

type Standing = 'ahead' | 'running' | 'done' | 'skipped';
type State = keyof typeof packageEvaluationLifecycle.code;

/** Which nodes run in a state of an evaluation: those before are done. Checks are made in one go, as the summary is. */
const runningIn: Readonly<Record<Exclude<State, 'ended'>, readonly EvaluationNodeName[]>> = {
  checking: ['qualification', 'compliance'],
  // What bidders offer may still change, and with it how it answers to what is asked.
  negotiating: ['compliance'],
  scoring: ['scoring'],
  summed: ['summary'],
  closed: ['signature'],
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
  if (state === 'closed' && found.signedTime !== null) return 'done';
  // What has ended went no further than its sum.
  if (state === 'ended') return found.sumTime !== null && isBefore(name, 'signature') ? 'done' : 'skipped';
  const running = runningIn[state];
  if (running.includes(name)) return 'running';
  return running.every((one) => isBefore(name, one)) ? 'done' : 'ahead';
}

function isBefore(name: EvaluationNodeName, other: EvaluationNodeName): boolean {
  return evaluationNodes.code[name] < evaluationNodes.code[other];
}

/** The times that an evaluation keeps: of its beginning, its sum, its close and the last signature. */
function timesOf(
  name: EvaluationNodeName,
  found: Evaluation | undefined,
): Pick<HallNodeState, 'beginTime' | 'endTime'> {
  const { beginTime = null, sumTime = null, closeTime = null, signedTime = null } = found ?? {};
  if (name === 'qualification') return { beginTime, endTime: null };
  if (name === 'summary') return { beginTime: sumTime, endTime: closeTime };
  if (name === 'signature') return { beginTime: closeTime, endTime: signedTime };
  if (name === 'end') return { beginTime: signedTime, endTime: signedTime };
  return { beginTime: null, endTime: null };
}
