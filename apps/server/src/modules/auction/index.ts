import * as model from '@zhaocai/model';
import { rootKeyOf } from '../../platform/audit/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';
import { currentSecret } from '../../platform/secrets/index.ts';
import { listAuctions, listBids } from './auction-lists.ts';
import { readAuctions } from './auction-queries.ts';
import { auctionRecord } from './auction-record.ts';
import { cancelAuction } from './cancel-auction.ts';
import { placeBid } from './place-bid.ts';
import { setAuction } from './set-auction.ts';
import { turnAuctions } from './turn-auctions.ts';

/** Auctions downwards after the opening, live. */
export const auctionModule: Module = {
  name: 'auction',
  routes: auctionRoutes,
  // The hours alone begin and close them.
  crontab: ['* * * * * auctions ?jobKey=auctions'],
  tasks: (options) => ({
    auctions: async () => {
      const parts = await inEachTenant(options, 'auctions', (db, tenant) =>
        turnAuctions({ db, log: options.log, ...tenant }),
      );
      await partByPart(options, parts);
    },
  }),
};

function auctionRoutes({ clock, database, secret }: Platform): MountedEndpoint[] {
  const key = rootKeyOf(currentSecret(secret));
  return [
    handle(model.auctionList, listAuctions),
    handle(model.auctionOfProject, readAuctions),
    handle(model.auctionBids, listBids),
    handle(model.setAuction, setAuction),
    handle(model.cancelAuction, cancelAuction),
    handle(model.placeBid, (ctx, input) => placeBid(clock, ctx, input)),
    handle(model.auctionRecord, (ctx, input) => auctionRecord({ key, database }, ctx, input)),
  ];
}
