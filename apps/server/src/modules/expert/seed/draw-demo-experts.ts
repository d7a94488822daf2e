import { createHash, randomBytes } from 'node:crypto';
import { drawMode } from '@zhaocai/model';
import type { Acts, Platform } from '../../../platform/module/index.ts';
import { answerInvitation, notifyExperts } from '../draw/answer-part.ts';
import { executeDraw, joinDraw } from '../draw/execute-draw.ts';
import { revealDraw } from '../draw/finish-draw.ts';
import { listInvitations } from '../draw/own-invitations.ts';
import { saveDraw } from '../draw/save-draw.ts';

export interface DemoDraw {
  readonly projectId: string;
  readonly itemCode: string;
  readonly supervisorId: string;
  readonly reviewTime: string;
  /** When all of it happens. */
  readonly at: string;
  /** The experts that are to be drawn; all have an account. */
  readonly accounts: readonly string[];
}

interface DrawCast {
  readonly buyer: Acts;
  readonly supervisor: Acts;
  readonly experts: readonly Acts[];
}

/** Whoever of the field is not to be drawn. */
const others = `
  select e.id::text from expert e left join user_account u on u.tenant_id = e.tenant_id and u.id = e.user_id
  where e.tenant_id = $1 and e.is_deleted = 0 and e.item_codes like '%' || $2 || '%'
    and (u.account is null or u.account <> all($3))`;

/** Experts are drawn by two, asked, and accept. */
export async function drawDemoExperts(
  { secret }: Pick<Platform, 'secret'>,
  { buyer, supervisor, experts }: DrawCast,
  { projectId, itemCode, supervisorId, reviewTime, at, accounts }: DemoDraw,
): Promise<void> {
  const draw = await buyer(async (ctx) => {
    const away = await ctx.db.query<{ id: string }>(others, [ctx.tenantId, itemCode, accounts]);
    const ids = away.map(({ id }) => id);
    return saveDraw(secret, ctx, {
      proId: projectId,
      drawMode: drawMode.code.supervised,
      supervisorId,
      reviewTime,
      place: '第一评标室',
      conditions: [{ itemCode, count: accounts.length, alternates: 0 }],
      avoidExperts: ids,
      avoidReasons: Object.fromEntries(ids.map((id) => [id, '近三年与本单位有业务往来，应当回避'])),
      earlyReason: null,
    });
  }, at);
  const [mine, his] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const { id, version } = draw;
  const begun = await buyer((ctx) => executeDraw(secret, ctx, { id, version, commit: commitOf('buyer', mine) }), at);
  await supervisor((ctx) => joinDraw(ctx, { id, version: begun.version, commit: commitOf('supervisor', his) }), at);
  await supervisor((ctx) => revealDraw(secret, ctx, { id, secret: his }), at);
  await buyer((ctx) => revealDraw(secret, ctx, { id, secret: mine }), at);
  await buyer((ctx) => notifyExperts(ctx, { id }), at);
  for (const expert of experts) {
    const asked = (await expert(listInvitations, at)).filter(({ mayAnswer }) => mayAnswer);
    for (const { recordId } of asked)
      await expert((ctx) => answerInvitation(ctx, { recordId, answer: 'accept', hasNoConflict: true }), at);
  }
}

function commitOf(party: string, secret: string): string {
  return createHash('sha256').update(`${party}|${secret}`).digest('hex');
}
