import type { MessageCode } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  brokenAuction,
  brokenContent,
  brokenFinalPrice,
  brokenHall,
  brokenRounds,
  brokenSelection,
  type BrokenClaim,
  type ClaimFault,
} from './claims.ts';

type Asked = Pick<Ctx, 'db' | 'tenantId' | 'log'>;

/** Nobody compares, chooses or confirms by prices that were changed after they were opened or bid, whoever has the database. */
export async function demandAsOpened(ctx: Asked, projectId: string): Promise<void> {
  const broken =
    (await brokenContent(ctx, projectId)) ??
    (await brokenFinalPrice(ctx, projectId)) ??
    (await brokenRounds(ctx, projectId));
  demandWhole(ctx, projectId, broken);
}

/** The same of who was selected: what is handed in, confirmed or made public is what was saved. */
export async function demandAsSelected(ctx: Asked, projectId: string): Promise<void> {
  demandWhole(ctx, projectId, await brokenSelection(ctx, projectId));
}

/** No record of an opening is printed or signed that says something else than the chains. */
export async function demandHallAsRecorded(ctx: Asked, projectId: string): Promise<void> {
  demandWhole(ctx, projectId, (await brokenContent(ctx, projectId)) ?? (await brokenHall(ctx, projectId)));
}

/** Nor one of an auction; and none is closed by bids that were changed. */
export async function demandAuctionAsRecorded(ctx: Asked, projectId: string): Promise<void> {
  demandWhole(ctx, projectId, (await brokenFinalPrice(ctx, projectId)) ?? (await brokenAuction(ctx, projectId)));
}

const refusals: Partial<Readonly<Record<ClaimFault, MessageCode>>> = {
  opened: 'tendering.openedChanged',
  hall: 'tendering.hallChanged',
  auction: 'tendering.auctionChanged',
};

function demandWhole({ log }: Asked, projectId: string, broken: BrokenClaim | undefined): void {
  if (!broken) return;
  log.error({ projectId, ...broken }, 'the rows of a project are not what the evidence says');
  refuse(refusals[broken.fault] ?? 'tendering.selectionChanged');
}
