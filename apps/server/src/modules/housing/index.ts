import {
  choiceBatch,
  copyApplicants,
  exportSubsidyStatistics,
  housingStandard,
  housingSubsidy,
  moveBatch,
  resource,
  reviewApplicant,
  sortBatch,
  subsidyStatistics,
  swapSort,
  turnoverSort,
} from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { createSecretBox, sealedColumn, type Secret } from '../../platform/secrets/index.ts';
import { checkApplicant, demandRemovableApplicants } from './choice/applicant-rules.ts';
import { checkBatch, demandNoApplicants, moveBatchOn } from './choice/batch-rules.ts';
import { copyToBatch, review } from './choice/move-applicants.ts';
import { orderBatch, swapPlaces } from './choice/order-batch.ts';
import { newSeed, seedHash } from './choice/tie-key.ts';
import { saveSubsidy } from './subsidy/save-subsidy.ts';
import { exportFigures, readFigures } from './subsidy/statistics.ts';
import { checkStandard, demandRemovable } from './subsidy/subsidy-rules.ts';
import { seedDemoHousing } from './seed/seed-demo.ts';
import type { Module } from '../../platform/module/index.ts';

/** Housing subsidies and the order in which people choose a home. */
export const housingModule: Module = {
  name: 'housing',
  routes: housingRoutes,
  sealed: (secret) => [sealedColumn(createSecretBox(secret), { table: 'choice_batch', column: 'sealed_seed' })],
  seedDemo: seedDemoHousing,
};

function housingRoutes({ secret }: { readonly secret: Secret }): MountedEndpoint[] {
  return [
    ...crud(housingStandard, { beforeSave: checkStandard }),
    ...subsidyRoutes(),
    ...crud(choiceBatch, { beforeSave: checkBatch, beforeRemove: demandNoApplicants }),
    ...crud(turnoverSort, {
      beforeSave: checkApplicant,
      whole: { entity: choiceBatch, by: 'batchId' },
      beforeRemove: demandRemovableApplicants,
      without: ['page', 'detail'],
    }),
    ...namedReads(turnoverSort),
    ...orderRoutes(secret),
  ];
}

function subsidyRoutes(): MountedEndpoint[] {
  const { save } = resource(housingSubsidy);
  return [
    ...crud(housingSubsidy, { without: ['save', 'page', 'detail'], beforeRemove: demandRemovable }),
    ...namedReads(housingSubsidy),
    ...(save ? [handle(save, (ctx, input) => saveSubsidy(ctx, { ...input }))] : []),
    handle(subsidyStatistics, readFigures),
    handle(exportSubsidyStatistics, exportFigures),
  ];
}

function orderRoutes(secret: Secret): MountedEndpoint[] {
  const box = createSecretBox(secret);
  return [
    handle(moveBatch, (ctx, input) => {
      const make = (name: string) => {
        const seed = newSeed(ctx.now, name);
        return { sealed: box.seal(seed), hash: seedHash(seed) };
      };
      return moveBatchOn(ctx, input, { make });
    }),
    handle(sortBatch, (ctx, input) => orderBatch(ctx, input, (sealed) => box.open(sealed))),
    handle(swapSort, swapPlaces),
    handle(copyApplicants, copyToBatch),
    handle(reviewApplicant, review),
  ];
}
