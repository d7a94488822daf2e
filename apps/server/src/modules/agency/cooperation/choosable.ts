import { agencyCooperation, cooperationLifecycle, type Row } from '@zhaocai/model';
import { holdersOf } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { barredFrom } from '../../../platform/lifecycle/index.ts';

export type CooperationRow = Row<typeof agencyCooperation>;
type Judged = Pick<CooperationRow, 'agentName' | 'startDate' | 'endDate' | 'awaitsConfirmation'> & {
  readonly cooperationStatus: unknown;
};
/** What of a cooperation says whether its agency may be asked. */
export type StandingCooperation = Judged & Pick<CooperationRow, 'id'>;

/** Whether an agency may be asked to run a project today: of one outside another person has seen what was agreed. */
export function isChoosable({ now }: Pick<Ctx, 'now'>, cooperation: Omit<Judged, 'agentName'>): boolean {
  const today = now.slice(0, 10);
  const { cooperationStatus, startDate, endDate, awaitsConfirmation } = cooperation;
  const isInForce = cooperationLifecycle.is(cooperationStatus, 'active') && startDate <= today && today <= endDate;
  return isInForce && awaitsConfirmation !== true;
}

/** The one place that says why an agency may not be chosen; what else keeps one out is asked here. */
export function demandChoosable(ctx: Pick<Ctx, 'now' | 'language'>, cooperation: Judged): void {
  if (isChoosable(ctx, cooperation)) return;
  const { agentName: name, startDate: from, endDate: to, cooperationStatus, awaitsConfirmation } = cooperation;
  if (!cooperationLifecycle.is(cooperationStatus, 'active'))
    refuse('agency.notActive', { name, state: stateWord(ctx, cooperationStatus) });
  if (awaitsConfirmation) refuse('agency.notConfirmed', { name });
  refuse('agency.notToday', { name, from, to });
}

const mostNamed = 3;

/** Who may confirm what another person wrote down of an agency outside: some of them, by name. */
export async function confirmersOf(ctx: Ctx, row: CooperationRow): Promise<string[]> {
  if (!row.awaitsConfirmation || !cooperationLifecycle.is(row.cooperationStatus, 'active')) return [];
  return namesOfHolders(
    ctx,
    'agencyLibrary_confirm',
    await barredFrom(ctx, agencyCooperation, { row, action: 'confirm' }),
  );
}

/** Some of those who hold a right, by name, but for these. */
export async function namesOfHolders(ctx: Ctx, right: string, without: readonly string[]): Promise<string[]> {
  const { people } = await holdersOf(ctx, right, { without });
  return people.slice(0, mostNamed).map(({ name }) => name);
}

/** The same where an agency is chosen, with who may confirm it. */
export async function demandConfirmed(ctx: Ctx, row: CooperationRow): Promise<void> {
  const people = await confirmersOf(ctx, row);
  if (people.length > 0) refuse('agency.notConfirmedBy', { name: row.agentName, people: people.join('、') });
}

export function stateWord({ language }: Pick<Ctx, 'language'>, status: unknown): string {
  return cooperationLifecycle.named(status)?.label[language] ?? '';
}
