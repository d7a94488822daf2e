import type {
  confirmRecord as confirmEndpoint,
  EndpointInput,
  objectAtOpening as objectEndpoint,
} from '@zhaocai/model';
import { recordEvidence, type Evidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../../tendering/index.ts';
import { tellHall } from '../room/find-hall.ts';

interface OwnBid {
  readonly tenantId: string;
  readonly projectId: string;
  readonly entryId: string;
}

const ownBid = `
  select e.tenant_id as "tenantId", e.project_id::text as "projectId", e.id::text as "entryId" from entry e
  where e.supplier_tenant_id = $1 and e.id = $2 and e.is_deleted = 0`;

async function findOwnBid(ctx: Ctx, entryId: string): Promise<OwnBid> {
  const [row] = await ctx.db.query<OwnBid & Record<string, unknown>>(ownBid, [ctx.tenantId, entryId]);
  return row ?? notFound();
}

/** Agrees to the record. The row is the buyer's: a function of the database writes the word, and compares whose it is. */
export async function confirmRecord(
  ctx: Ctx,
  { entryId }: EndpointInput<typeof confirmEndpoint>,
): Promise<{ id: string }> {
  const bid = await findOwnBid(ctx, entryId);
  const [answer] = await ctx.db.query<{ how: string | null }>('select confirm_record($1, $2, $3, $4, $5) as how', [
    bid.tenantId,
    entryId,
    nextId(),
    ctx.user.userId,
    ctx.now,
  ]);
  if (answer?.how !== 'ok') refuse('hall.nothingToConfirm');
  await tellHall(ctx, bid);
  await recordWord(ctx, bid, { action: 'hallConfirmation.confirm', subject: entryId, payload: { ...bid } });
  return { id: entryId };
}

type Word = Pick<Evidence, 'action' | 'subject' | 'payload'>;

/** In the bidder's chain of the project, which a verification of the record reads, and in his own. */
async function recordWord(ctx: Ctx, { tenantId, projectId }: OwnBid, word: Word): Promise<void> {
  await recordEvidence(ctx, { ...word, stream: 'admin' });
  await recordEvidence(ctx, { ...word, tenantId, stream: supplierStream(projectId, ctx.tenantId) });
}

const refusals = {
  closed: 'hall.notObjectable',
  waiting: 'hall.objectedAlready',
} as const;

/** Objects on the spot (R45). What the bidder has said stands in his chain, the answer in the project's. */
export async function objectAtOpening(
  ctx: Ctx,
  { entryId, content }: EndpointInput<typeof objectEndpoint>,
): Promise<{ id: string }> {
  const bid = await findOwnBid(ctx, entryId);
  const id = nextId();
  const [answer] = await ctx.db.query<{ how: string | null }>(
    'select object_at_opening($1, $2, $3, $4, $5, $6, $7) as how',
    [bid.tenantId, entryId, id, nextId(), content, ctx.user.userId, ctx.now],
  );
  const how = answer?.how;
  if (how === 'closed' || how === 'waiting') refuse(refusals[how]);
  if (how !== 'ok') notFound();
  await tellHall(ctx, bid);
  await recordWord(ctx, bid, { action: 'hallObjection.make', subject: id, payload: { ...bid, content } });
  return { id };
}
