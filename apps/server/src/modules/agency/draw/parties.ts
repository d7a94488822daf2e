import { drawParties, userStatus, type DrawAnswer, type DrawParty, type MessageCode } from '@zhaocai/model';
import { findUser } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface Parties {
  readonly createUser: string | null;
  readonly supervisorId: string | null;
}

/** Which part somebody has in a draw, whatever is drawn. */
export function partyOf({ user }: Pick<Ctx, 'user'>, { createUser, supervisorId }: Parties): DrawParty | undefined {
  if (user.userId === createUser) return drawParties.buyer;
  return user.userId === supervisorId ? drawParties.supervisor : undefined;
}

interface Drawing extends Parties {
  readonly commits?: unknown;
  readonly buyerRevealed: boolean | null;
  readonly supervisorRevealed: boolean | null;
}

const names = `
  select id::text, coalesce(nullif(real_name, ''), nick_name) as name from user_account
  where tenant_id = $1 and id = any($2::bigint[])`;

/** Who takes part in a draw, by name, and the product where it has a share: it shows it with the last of them. */
export async function peopleOf(ctx: Pick<Ctx, 'db' | 'tenantId'>, draw: Drawing): Promise<DrawAnswer['people']> {
  const { createUser, supervisorId, commits, buyerRevealed, supervisorRevealed } = draw;
  const ids = [createUser, supervisorId].filter((id) => id !== null);
  const known = await ctx.db.query<{ id: string; name: string | null }>(names, [ctx.tenantId, ids]);
  const part = (party: DrawParty, id: string | null, hasRevealed: boolean) => {
    const name = known.find((one) => one.id === id)?.name ?? null;
    return { id: id ?? '', name, party, hasRevealed };
  };
  const { buyer, supervisor, product } = drawParties;
  const areShown = buyerRevealed === true && (supervisorId === null || supervisorRevealed === true);
  return [
    part(buyer, createUser, buyerRevealed === true),
    ...(supervisorId === null ? [] : [part(supervisor, supervisorId, supervisorRevealed === true)]),
    ...(product in Object(commits) ? [part(product, null, areShown)] : []),
  ];
}

const person = `
  select 1 from user_account where tenant_id = $1 and id = $2 and is_deleted = 0
    and status in ${userStatus.sql('enabled')}`;

type Refusals = Readonly<Record<'self' | 'gone' | 'noRight', MessageCode>>;

/** Another person of the unit, whom it trusts with watching over draws by this right. */
export async function demandSupervisor(
  { db, tenantId, user }: Ctx,
  supervisorId: string,
  { right, self, gone, noRight }: Refusals & { readonly right: string },
): Promise<void> {
  if (supervisorId === user.userId) refuse(self);
  const [known] = await db.query(person, [tenantId, supervisorId]);
  if (!known) refuse(gone);
  const supervisor = await findUser(db, { tenantId, userId: supervisorId });
  if (!supervisor?.permissions.has(right)) refuse(noRight);
}
