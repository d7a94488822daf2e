import {
  packageEvaluationLifecycle,
  quoteRound,
  quoteRoundLifecycle,
  roundBidder,
  type beginRound as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { minutesAfter } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { insertRow, insertRows } from '../../../platform/rows/index.ts';
import { bidsOf, isOut, lockLedDesk, type WholeDesk } from '../../evaluation/index.ts';
import { demandAsOpened } from '../../tendering/index.ts';
import { roundsOf } from './find-rounds.ts';

type Input = EndpointInput<typeof endpoint>;

/**
 * Asks everybody who passed the checks for a price until a stated time (order 74, article 33): whoever was left out of the
 * round before is asked again, for he may still quote last.
 */
export async function beginRound(ctx: Ctx, { terms, minutes, isLast, ...place }: Input): Promise<Saved> {
  const desk = await lockLedDesk(ctx, place);
  const { row } = desk;
  if (!packageEvaluationLifecycle.is(row.evaluationStatus, 'negotiating')) refuse('negotiation.notNegotiating');
  await demandAsOpened(ctx, row.projectId);
  await demandHolders(ctx, row.packageId);
  const before = await roundsOf(ctx, row.packageId);
  if (before.some(({ roundStatus }) => quoteRoundLifecycle.is(roundStatus, 'quoting', 'closed')))
    refuse('negotiation.roundUnderWay');
  if (before.some((one) => one.isLast && quoteRoundLifecycle.is(one.roundStatus, 'opened')))
    refuse('negotiation.lastOpened');
  const asked = await bidders(ctx, desk);
  if (asked.length === 0) refuse('negotiation.noBidder');
  const endTime = minutesAfter(ctx.now, minutes);
  const of = { projectId: row.projectId, packageId: row.packageId };
  const roundNo = (before.at(-1)?.roundNo ?? 0) + 1;
  const roundId = await insertRow(ctx, quoteRound, {
    values: { ...of, evaluationId: row.id, roundNo, isLast, terms, endTime },
  });
  const rows = asked.map((one) => ({ ...of, ...one, roundId, isLast, endTime, quoteVersion: 0 }));
  const ids = await insertRows(ctx, roundBidder, { rows });
  await transitionAll(ctx, roundBidder, { ids, action: 'call', stream: row.projectId });
  const payload = {
    packageId: row.packageId,
    roundNo,
    isLast,
    terms,
    endTime,
    bidders: asked.map((one) => one.entryId),
  };
  await recordEvidence(ctx, { stream: row.projectId, action: 'quoteRound.call', subject: roundId, payload });
  return { id: roundId, version: 0 };
}

async function demandHolders(ctx: Ctx, packageId: string): Promise<void> {
  const rows = await ctx.db.query('select 1 from package_key_holder where tenant_id = $1 and package_id = $2 limit 1', [
    ctx.tenantId,
    packageId,
  ]);
  if (rows.length === 0) refuse('negotiation.noHolders');
}

const parties = `
  select e.id::text as "entryId", e.supplier_tenant_id as "supplierTenantId", e.create_user::text as "personId" from entry e
  where e.tenant_id = $1 and e.id = any($2::bigint[]) and e.is_deleted = 0 and e.supplier_tenant_id is not null order by e.id`;

interface Asked {
  readonly entryId: string;
  readonly supplierTenantId: string;
  readonly personId: string | null;
}

/** Who passed the checks; a bid on paper has nobody to quote for it. */
async function bidders(ctx: Ctx, { row }: WholeDesk): Promise<Asked[]> {
  const left = (await bidsOf(ctx, row.packageId)).filter(({ id }) => !isOut(row, id));
  return ctx.db.query<Asked & Record<string, unknown>>(parties, [ctx.tenantId, left.map(({ id }) => id)]);
}
