import { supplier, type Entity } from '@zhaocai/model';

/**
 * The supplier library as the kit alone would serve it, under a path and a menu of its own: a plain entity with all
 * verbs, in the state and with the scope that any new entity has.
 */
export const benchSupplier = {
  ...supplier,
  path: '/api/bench/supplier',
  menu: 'bench',
  dataScoped: true,
  verbs: { page: 'POST /queryPage', detail: 'GET /queryById', save: 'POST /saveOrUpdate' },
} as const satisfies Entity;
