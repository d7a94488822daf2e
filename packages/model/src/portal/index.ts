import type { Domain } from '../kit/domain.ts';
import { portalEndpoints } from './portal-endpoints.ts';

export * from './portal-endpoints.ts';

/** What anybody reads without signing in: published notices, and the same as open data. */
export const portalDomain = {
  name: 'portal',
  entities: [],
  endpoints: portalEndpoints,
  messages: {},
} as const satisfies Domain;
