import * as model from '@zhaocai/model';
import { rootKeyOf } from '../../platform/audit/index.ts';
import { crud } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';
import { currentSecret } from '../../platform/secrets/index.ts';
import { openingTools } from '../tendering/index.ts';
import { listAttendances, readOwnNodes, signIn } from './attend/attend.ts';
import { readBid, readBidders } from './attend/bidder-queries.ts';
import { decryptBids } from './attend/decrypt-bids.ts';
import { answerObjection } from './record/answer-objection.ts';
import { confirmRecord, objectAtOpening } from './record/bidder-words.ts';
import { deemRecords } from './record/deem-records.ts';
import { hallRecord } from './record/print-record.ts';
import { listHalls, readHall } from './room/hall-queries.ts';
import { hallMoveRoutes } from './room/move-hall.ts';
import { nextNode } from './room/next-node.ts';
import { nextStep } from './room/next-step.ts';
import { nodesOfPackage, nodesOfProject } from './room/node-queries.ts';
import { configureHall, setLiveInfo, setUpHall, switchVideo } from './room/set-up-hall.ts';
import { ruleUnopened } from './ruling/rule-unopened.ts';
import { listBidNodes, saveBidNodes } from './setting/bid-nodes.ts';
import { listByType, saveParamItems } from './setting/param-templates.ts';

/** The opening as everybody who attends it goes through it, live. */
export const hallModule: Module = {
  name: 'hall',
  routes: hallRoutes,
  // Who says nothing within the window has agreed to the record.
  crontab: ['* * * * * openingRecords ?jobKey=openingRecords'],
  tasks: (options) => ({
    openingRecords: async () => {
      const parts = await inEachTenant(options, 'openingRecords', (db, tenant) => deemRecords({ db, ...tenant }));
      await partByPart(options, parts);
    },
  }),
};

function hallRoutes(platform: Platform): MountedEndpoint[] {
  const tools = { ...openingTools(platform), database: platform.database };
  const rootKey = rootKeyOf(currentSecret(platform.secret));
  return [
    handle(model.tenantBidNodes, listBidNodes),
    handle(model.saveTenantBidNodes, saveBidNodes),
    ...crud(model.paramTemplate),
    tellChoices(model.paramTypeList),
    handle(model.paramsByType, listByType),
    handle(model.saveParamItems, saveParamItems),
    handle(model.setUpHall, setUpHall),
    handle(model.configureHall, configureHall),
    handle(model.switchVideo, switchVideo),
    handle(model.setLiveInfo, setLiveInfo),
    handle(model.nextNode, nextNode),
    handle(model.openProject, (ctx, input) => nextStep(tools, ctx, input)),
    handle(model.ruleUnopened, ruleUnopened),
    ...hallMoveRoutes(),
    handle(model.nodesOfPackage, nodesOfPackage),
    handle(model.nodesOfProject, nodesOfProject),
    handle(model.hallOfProject, readHall),
    handle(model.hallList, listHalls),
    handle(model.signAttendance, signIn),
    handle(model.attendancesOfProject, listAttendances),
    handle(model.checkedSign, listAttendances),
    handle(model.ownNode, readOwnNodes),
    handle(model.biddersOfProject, readBidders),
    handle(model.bidDetail, readBid),
    handle(model.decryptBids, decryptBids),
    handle(model.objectAtOpening, objectAtOpening),
    handle(model.answerObjection, answerObjection),
    handle(model.confirmRecord, confirmRecord),
    handle(model.hallRecord, (ctx, input) => hallRecord({ key: rootKey, database: platform.database }, ctx, input)),
  ];
}
