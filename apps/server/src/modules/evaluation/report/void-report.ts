import { evaluationReport, reportSignature } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import type { EvaluationRow } from '../desk/desk-facts.ts';
import { hasSaid, isWaited, reportsOf, signaturesOf } from './find-report.ts';

/** What a report says is found anew: it is void with everything that was said to it, which its members are told. */
export async function voidReport(ctx: Ctx, { id }: Pick<EvaluationRow, 'id'>): Promise<void> {
  const reports = await reportsOf(ctx, [id]);
  const [report] = reports;
  if (!report) return;
  await transition(ctx, evaluationReport, { subject: report, action: 'void' });
  const said = await signaturesOf(ctx, reports);
  await transitionAll(ctx, reportSignature, {
    ids: said.filter((one) => hasSaid(one) || isWaited(one)).map((one) => one.id),
    action: 'void',
  });
}
