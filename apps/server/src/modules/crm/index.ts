import * as contract from '@zhaocai/contract';
import { resource } from '@zhaocai/contract';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { allotCustomers } from './customer/allot-customers.ts';
import { completeBusinessMan, demandNoCustomers } from './customer/business-man.ts';
import { pageCustomers, readCustomer } from './customer/customer-queries.ts';
import { completeCustomer, removeLinks } from './customer/save-customer.ts';
import { completeLink } from './customer/save-link.ts';
import { listReminders, listVisits } from './visit/visit-queries.ts';
import { visitCustomer } from './visit/visit-customer.ts';

export { seedDemoCustomers } from './seed/seed-customers.ts';

/** Customers. */
export function crmRoutes(): MountedEndpoint[] {
  const { page, detail } = resource(contract.customer);
  return [
    handle(page, pageCustomers),
    handle(detail, (ctx, { id }) => readCustomer(ctx, id)),
    ...crud(contract.customer, {
      without: ['page', 'detail'],
      beforeSave: completeCustomer,
      beforeRemove: removeLinks,
    }),
    ...crud(contract.businessMan, { beforeSave: completeBusinessMan, beforeRemove: demandNoCustomers }),
    ...crud(contract.customerLink, { beforeSave: completeLink }),
    handle(contract.allotCustomers, allotCustomers),
    handle(contract.visitCustomer, visitCustomer),
    handle(contract.visitHistory, (ctx, { customerId }) => listVisits(ctx, customerId)),
    handle(contract.visitReminders, listReminders),
  ];
}
