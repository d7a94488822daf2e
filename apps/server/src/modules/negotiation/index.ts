import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { beginRound } from './lead/begin-round.ts';
import { endRoundsByClock } from './lead/close-rounds.ts';
import { readRounds } from './lead/committee-rounds.ts';
import { concludeNegotiation } from './lead/conclude.ts';
import { cancelRound, closeRound, extendRound, openRound } from './lead/lead-round.ts';
import { giveRoundShares } from './open/give-round-shares.ts';
import { readProjectRounds } from './open/project-rounds.ts';
import { readOwnRounds } from './quote/own-rounds.ts';
import { quoteInRound } from './quote/quote-in-round.ts';

/** Negotiations (谈判、磋商): rounds of sealed quotes while a committee negotiates. */
export const negotiationModule: Module = {
  name: 'negotiation',
  tables: ['round_share', 'round_given'],
  routes: negotiationRoutes,
  // A round ends by the hour, wherever its leader is.
  crontab: ['* * * * * quoteRounds ?jobKey=quoteRounds'],
  tasks: (options) => ({
    quoteRounds: async () => {
      const parts = await inEachTenant(options, 'quoteRounds', (db, tenant) => endRoundsByClock({ db, ...tenant }));
      await partByPart(options, parts);
    },
  }),
};

function negotiationRoutes(): MountedEndpoint[] {
  return [
    handle(model.committeeRounds, readRounds),
    handle(model.beginRound, beginRound),
    handle(model.extendRound, extendRound),
    handle(model.closeRound, closeRound),
    handle(model.openRound, openRound),
    handle(model.cancelRound, cancelRound),
    handle(model.concludeNegotiation, concludeNegotiation),
    handle(model.ownRounds, readOwnRounds),
    handle(model.quoteInRound, quoteInRound),
    handle(model.roundsOfProject, readProjectRounds),
    handle(model.giveRoundShares, giveRoundShares),
  ];
}
