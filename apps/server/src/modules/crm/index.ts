import * as model from '@zhaocai/model';
import { resource } from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { allotCustomers } from './customer/allot-customers.ts';
import { completeBusinessMan, demandNoCustomers } from './customer/business-man.ts';
import { pageCustomers, readCustomer } from './customer/customer-queries.ts';
import { completeCustomer, removeLinks } from './customer/save-customer.ts';
import { completeLink } from './customer/save-link.ts';
import { listReminders, listVisits } from './visit/visit-queries.ts';
import { visitCustomer } from './visit/visit-customer.ts';
import { seedDemoCustomers } from './seed/seed-customers.ts';
import type { Module } from '../../platform/module/index.ts';

/** Customers. */
export const crmModule: Module = {
  name: 'crm',
  routes: crmRoutes,
  seedDemo: seedDemoCustomers,
};

function crmRoutes(): MountedEndpoint[] {
  const { page, detail } = resource(model.customer);
  return [
    handle(page, pageCustomers),
    handle(detail, (ctx, { id }) => readCustomer(ctx, id)),
    ...crud(model.customer, {
      without: ['page', 'detail'],
      beforeSave: completeCustomer,
      beforeRemove: removeLinks,
    }),
    ...crud(model.businessMan, { beforeSave: completeBusinessMan, beforeRemove: demandNoCustomers }),
    ...crud(model.customerLink, { beforeSave: completeLink }),
    handle(model.allotCustomers, allotCustomers),
    handle(model.visitCustomer, visitCustomer),
    handle(model.visitHistory, listVisits),
    handle(model.visitReminders, listReminders),
  ];
}
