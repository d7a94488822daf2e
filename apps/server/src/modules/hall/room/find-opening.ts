import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';

/** As what somebody is at an opening: of the buyer, one of the bidders, of the agency that runs it. */
export type HallPart = 'buyer' | 'bidder' | 'agency';

/** The head of an opening, and the reader's part in it: null of who has none, or none before its time (R38). */
export interface Opening {
  readonly projectId: string;
  readonly tenantId: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly openTime: string;
  readonly openedTime: string | null;
  readonly stage: number;
  readonly part: HallPart | null;
}

export interface OpeningId {
  readonly projectId: string;
  readonly tenantId?: string | null | undefined;
}

const head = `p.id::text as "projectId", p.tenant_id as "tenantId", p.project_no as "projectNo",
  p.project_name as "projectName", p.stage, p.open_time as "openTime", p.opened_time as "openedTime"`;
const ofBuyer = `
  select ${head}, hall_part(p.tenant_id, p.id, $3) as part from project p
  where p.id = $1 and p.tenant_id = $2 and p.publish_time is not null`;
const ofOthers = `
  select ${head}, hall_part(p.tenant_id, p.id, $3) as part from published_project p
  where p.id = $1 and ($2::text is null or p.tenant_id = $2)`;

/** An opening that the reader may know of: the buyer's by his data scopes, a supplier's and an agency's as published. */
export async function findOpening(ctx: Ctx, { projectId, tenantId = null }: OpeningId): Promise<Opening> {
  return ctx.user.tenantKind === 'buyer' ? openingOfBuyer(ctx, projectId) : openingOfOthers(ctx, projectId, tenantId);
}

async function openingOfBuyer(ctx: Ctx, projectId: string): Promise<Opening> {
  await findProject(ctx, projectId);
  const [row] = await ctx.db.query<Opening & Record<string, unknown>>(ofBuyer, [projectId, ctx.tenantId, ctx.now]);
  return row ?? notFound();
}

async function openingOfOthers(ctx: Ctx, projectId: string, tenantId: string | null): Promise<Opening> {
  const [row] = await ctx.db.query<Opening & Record<string, unknown>>(ofOthers, [projectId, tenantId, ctx.now]);
  return row ?? notFound();
}
