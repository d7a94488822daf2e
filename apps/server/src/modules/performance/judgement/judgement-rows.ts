import {
  judgement,
  judgementDetail,
  judgementLine,
  sumOfPoints,
  type JudgementDetail,
  type JudgementLine,
} from '@zhaocai/model';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';

const projection = projectionOf(judgement, 'detail');

/** Every column of a judgement, over `t`. */
export const judgementColumns = projection.select;

export type ReadJudgement = Omit<JudgementDetail, 'actions'>;

const lineShape = judgementLine.strip();
const detailShape = judgementDetail.omit({ actions: true }).strip();

/** A total has two places, whatever its column keeps. */
function wireOf(row: Record<string, unknown>): Record<string, unknown> {
  const wire = toWireRow(row, projection);
  const { totalScore } = wire;
  return { ...wire, totalScore: typeof totalScore === 'string' ? sumOfPoints([totalScore]) : null };
}

/** As a list of one target has it. */
export function lineOf(row: Record<string, unknown>): JudgementLine {
  return lineShape.parse(wireOf(row));
}

/** With its scores; who judged is not among it. */
export function detailOf(row: Record<string, unknown>): ReadJudgement {
  const wire = wireOf(row);
  const { supplierId, cooperationId, expertId } = wire;
  return detailShape.parse({ ...wire, targetId: supplierId ?? cooperationId ?? expertId });
}
