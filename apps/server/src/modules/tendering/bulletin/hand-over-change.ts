import { bulletin, bulletinLifecycle, bulletinType, changesOf, type BulletinRow } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changesQuotes } from './change-in-words.ts';
import { holdersOf } from '../../../platform/access/index.ts';
import { demandPublishable, type Publication, type UpDownAnswer } from './put-up.ts';

type Judged = Pick<BulletinRow, 'id' | 'bulletinType' | 'changes' | 'content'>;

/**
 * What suppliers quote by is changed by two: who wrote the notice last hands it to the others who may publish. Where
 * nobody else may, he says why it goes out by him alone. Undefined: it goes out now.
 */
export async function handOverChange(
  ctx: Ctx,
  { existing, project, reason }: Omit<Publication, 'live'>,
): Promise<UpDownAnswer | undefined> {
  if (!(await isOwnChange(ctx, existing))) return undefined;
  await demandPublishable(ctx, { existing, project, reason });
  const others = await holdersOf(ctx, 'bulletin_publish', { without: ctx.user.userId });
  if (others.count === 0) return reason ? undefined : refuse('tendering.changeAlone');
  const { id, version, state } = await transition(ctx, bulletin, {
    subject: existing,
    action: 'handOver',
    stream: project.id,
    payload: { title: existing.title, ...(reason && { reason }) },
  });
  return { id, version, bulletinStatus: state, handedTo: others.people.slice(0, 3).map(({ name }) => name) };
}

/** Whether a notice waits to be published by another than the reader. */
export async function awaitsAnother(ctx: Ctx, notice: Judged & Pick<BulletinRow, 'bulletinStatus'>): Promise<boolean> {
  return bulletinLifecycle.is(notice.bulletinStatus, 'approved') && isOwnChange(ctx, notice);
}

/** A change of what suppliers quote by, last written or handed over by the caller. */
async function isOwnChange(ctx: Ctx, notice: Judged): Promise<boolean> {
  if (!bulletinType.is(notice.bulletinType, 'change') || !changesQuotes(changesOf(notice), notice.content))
    return false;
  const [last] = await ctx.db.query<{ writer: string }>(
    `select coalesce(update_user, create_user)::text as writer from bulletin where tenant_id = $1 and id = $2`,
    [ctx.tenantId, notice.id],
  );
  return last?.writer === ctx.user.userId;
}
