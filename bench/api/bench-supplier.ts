import { supplier, type Entity } from '@zhaocai/contract';

/** The supplier library with all verbs of the kit, under a path of its own: a plain entity as any other. */
export const benchSupplier = {
  ...supplier,
  path: '/api/bench/supplier',
  verbs: { page: 'POST /queryPage', detail: 'GET /queryById', save: 'POST /saveOrUpdate' },
} as const satisfies Entity;
