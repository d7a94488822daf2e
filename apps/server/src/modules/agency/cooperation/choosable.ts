import { cooperationLifecycle, type agencyCooperation, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

export type CooperationRow = Row<typeof agencyCooperation>;
type Judged = Pick<CooperationRow, 'agentName' | 'startDate' | 'endDate'> & { readonly cooperationStatus: unknown };

/** Whether an agency may be asked to run a project today. */
export function isChoosable({ now }: Pick<Ctx, 'now'>, { cooperationStatus, startDate, endDate }: Judged): boolean {
  const today = now.slice(0, 10);
  return cooperationLifecycle.is(cooperationStatus, 'active') && startDate <= today && today <= endDate;
}

/** The one place that says why an agency may not be chosen; what else keeps one out is asked here. */
export function demandChoosable(ctx: Pick<Ctx, 'now' | 'language'>, cooperation: Judged): void {
  if (isChoosable(ctx, cooperation)) return;
  const { agentName: name, startDate: from, endDate: to, cooperationStatus } = cooperation;
  if (cooperationLifecycle.is(cooperationStatus, 'active')) refuse('agency.notToday', { name, from, to });
  refuse('agency.notActive', { name, state: stateWord(ctx, cooperationStatus) });
}

export function stateWord({ language }: Pick<Ctx, 'language'>, status: unknown): string {
  return cooperationLifecycle.named(status)?.label[language] ?? '';
}
