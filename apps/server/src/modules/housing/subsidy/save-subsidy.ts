import { housingSubsidy, numberOf, subsidyLifecycle, type Saved, type TraceNode } from '@zhaocai/model';
import { demandAddPermission, saveRow, type Values } from '../../../platform/crud/index.ts';
import { demandProof, notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { calculateSubsidy } from './subsidy-rules.ts';

const stored = (seen: string, id: string) => `
  select t.user_id::text as "userId", t.status, t.version, t.amount::numeric / 100 as amount, t.trace from housing_subsidy t
  where ${seen} and t.id = ${id}`;

interface StoredSubsidy {
  /** Whose subsidy it is. */
  readonly userId: string;
  readonly status: number;
  readonly version: number;
  readonly amount: string;
  readonly trace: TraceNode;
}

type SavedSubsidy = Saved & { readonly status: number; readonly amount: string; readonly trace: TraceNode };

/** saveSubsidyInfo and updateSubsidyInfo: what it comes to is answered. A `status` other than the stored one moves it on. */
export async function saveSubsidy(ctx: Ctx, input: Values): Promise<SavedSubsidy> {
  const id = typeof input.id === 'string' ? input.id : '';
  if (id === '') {
    demandAddPermission(ctx, housingSubsidy, {});
    return answer(ctx, await saveRow(ctx, housingSubsidy, { input, hooks: { beforeSave: calculateSubsidy } }));
  }
  const before = await find(ctx, id);
  const status = input.status === undefined || input.status === null ? before.status : Number(input.status);
  if (status !== before.status && !isBackToDraft(before.status, status)) {
    await move(ctx, { id, before, status, version: Number(input.version) });
    return answer(ctx, { id });
  }
  const { status: _status, ...values } = input;
  const saved = await saveRow(ctx, housingSubsidy, { input: values, hooks: { beforeSave: calculateSubsidy } });
  if (subsidyLifecycle.is(before.status, 'rejected'))
    await transition(ctx, housingSubsidy, { subject: { id, tenantId: ctx.tenantId }, action: 'correct' });
  return answer(ctx, saved);
}

/** An edit of what was rejected makes it a draft; a form that says so only says what happens. */
function isBackToDraft(from: number, to: number): boolean {
  return from === subsidyLifecycle.code.rejected && to === subsidyLifecycle.code.draft;
}

async function find(ctx: Ctx, id: string): Promise<StoredSubsidy> {
  if (!/^\d{1,18}$/.test(id)) notFound();
  const parameters = new Parameters();
  const seen = visibleConditions(housingSubsidy, ctx, { parameters }).join(' and ');
  const [row] = await ctx.db.query<StoredSubsidy>(stored(seen, parameters.bind(id)), parameters.values);
  return row ?? notFound();
}

interface Move {
  readonly id: string;
  readonly before: StoredSubsidy;
  readonly status: number;
  readonly version: number;
}

async function move(ctx: Ctx, { id, before, status, version }: Move): Promise<void> {
  if (Number.isNaN(version)) refuse('platform.versionMissing');
  if (version !== before.version) refuse('platform.stale');
  const { actions } = subsidyLifecycle;
  const names = ['submit', 'approve', 'reject', 'pay', 'stop'] as const;
  const action = names.find((name) => {
    const from: readonly number[] = actions[name].from;
    return actions[name].to === status && from.includes(before.status);
  });
  if (!action) return refuse('platform.badState');
  if (action === 'approve' && before.userId === ctx.user.userId) refuse('platform.ownWork');
  if (action === 'pay') await demandProof(ctx);
  const subject = { id, tenantId: ctx.tenantId };
  const set = action === 'pay' ? { payDate: ctx.now.slice(0, 10) } : {};
  await transition(ctx, housingSubsidy, { subject, action, set });
}

async function answer(ctx: Ctx, { id }: Pick<Saved, 'id'>): Promise<SavedSubsidy> {
  const { version, status, amount, trace } = await find(ctx, id);
  return { id, version, status, amount: numberOf(amount).toFixed(2), trace };
}
