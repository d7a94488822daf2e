import * as model from '@zhaocai/model';
import { crud, moveRows, namedReads } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { listByTime, listOfDay, listOfProjects, listOpeningRooms, listSites } from './place-queries.ts';
import { seedDemoPlace } from './seed/seed-demo-place.ts';
import { beforeMove, completeReservation, demandRemovable } from './reservation-rules.ts';
import { demandUnreserved } from './site-rules.ts';
import { turnReservations } from './turn-reservations.ts';

/** Sites and who has reserved them. */
export const placeModule: Module = {
  name: 'place',
  routes: placeRoutes,
  seedDemo: seedDemoPlace,
  // Begins and ends by the minute, for all that are due at once.
  crontab: ['* * * * * reservations ?jobKey=reservations'],
  tasks: (options) => ({
    reservations: async () => {
      const parts = await inEachTenant(options, 'reservations', (db, tenant) => turnReservations({ db, ...tenant }));
      await partByPart(options, parts);
    },
  }),
};

function placeRoutes(): MountedEndpoint[] {
  const { site, reservation } = model;
  return [
    ...crud(site, { beforeRemove: demandUnreserved }),
    ...namedReads(reservation),
    ...crud(reservation, {
      without: ['page', 'detail'],
      beforeSave: completeReservation,
      beforeRemove: demandRemovable,
    }),
    ...moveRows(reservation, model.reservationMoves, beforeMove),
    tellChoices(model.siteTypeList),
    tellChoices(model.meetTypeList),
    handle(model.sitesOfDay, listSites),
    handle(model.reservationsByTime, listByTime),
    handle(model.projectReservations, listOfProjects),
    handle(model.reservationsOfDay, listOfDay),
    handle(model.openingRooms, listOpeningRooms),
  ];
}
