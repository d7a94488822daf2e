import {
  bidRuling,
  entry,
  isReasoned,
  leastReason,
  openedQuote,
  openFault,
  project as entity,
  type EndpointInput,
  type ruleUnopened as endpoint,
  type Saved,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { followRuling } from '../../deposit/index.ts';
import { lockProject, touchProject, type ProjectRow } from '../../tendering/index.ts';
import { asSaid, messageIds, saidWith } from '../../workflow/index.ts';
import { demandHost, hostOfPackage, tellHall } from '../room/find-hall.ts';

type Ruling = EndpointInput<typeof endpoint>;

interface Unopened {
  readonly id: string;
  readonly tenantId: string;
  readonly packageId: string;
}

/** What its bidder has revoked himself needs no ruling. */
const unopened = `
  select q.id::text as id, q.tenant_id as "tenantId", q.package_id::text as "packageId" from opened_quote q
  where q.tenant_id = $1 and q.project_id = $2 and q.entry_id = $3 and q.open_fault is not null
    and q.open_fault not in ${openFault.sql('revoked')}`;
const tell = 'select from tell_bidder($1, $2::bigint[], $3, $4, $5, $6)';

/**
 * Rules whose fault it was that a bid did not open (R35: order 20, article 31): the bidder's, then it counts as revoked and
 * its deposit is proposed to be kept; or another's, then as withdrawn, and the deposit goes back. By the host, where there is
 * a hall. Until the selection is handed in it may be ruled anew.
 */
export async function ruleUnopened(ctx: Ctx, input: Ruling): Promise<Saved> {
  const { projectId, version, entryId, ruling, reason } = input;
  const project = await lockProject(ctx, projectId);
  demandState(entity, project.stage, 'submitSelection');
  if (version !== undefined) demandVersion(project, version);
  if (!isReasoned(reason)) refuse('tendering.rulingReason', { characters: leastReason });
  const [bid = notFound()] = await ctx.db.query<Unopened & Record<string, unknown>>(unopened, [
    ctx.tenantId,
    projectId,
    entryId,
  ]);
  const host = await hostOfPackage(ctx, bid.packageId);
  if (host) await demandHost(ctx, host);
  await moveBid(ctx, input, bid);
  await followRuling(ctx, { entryId, isRevoked: bidRuling.is(ruling, 'revoked'), reason });
  await touchProject(ctx, projectId);
  await tellBidder(ctx, project, input);
  await tellHall(ctx, { tenantId: ctx.tenantId, projectId });
  return { id: projectId, version: project.version + 1 };
}

async function moveBid(ctx: Ctx, { projectId, entryId, ruling, reason }: Ruling, bid: Unopened): Promise<void> {
  await transition(ctx, entry, {
    subject: { id: entryId, tenantId: bid.tenantId },
    action: bidRuling.is(ruling, 'revoked') ? 'deemRevoked' : 'deemWithdrawn',
    reason,
    stream: projectId,
  });
  await transition(ctx, openedQuote, {
    subject: bid,
    action: 'rule',
    reason,
    stream: projectId,
    set: { ruling, rulingReason: reason },
    payload: { entryId, ruling },
  });
}

async function tellBidder(ctx: Ctx, project: ProjectRow, { entryId, ruling, reason }: Ruling): Promise<void> {
  const title = `${project.projectNo} ${project.projectName}`;
  const label = bidRuling.named(ruling)?.label;
  const said = {
    zh: `您的报价未能开启，认定为${label?.zh}`,
    en: `Your quote did not open; ruled: ${label?.en}`,
  };
  const content = asSaid(saidWith(said, reason));
  await ctx.db.query(tell, [entryId, messageIds(), 'projectChanged', title, content, ctx.now]);
}
