import type { Domain } from '../kit/domain.ts';
import { inboxPage } from './inbox-endpoints.ts';

export * from './inbox-endpoints.ts';

/** What waits for somebody, whatever domain it is of. */
export const inboxDomain = {
  name: 'inbox',
  entities: [],
  endpoints: [inboxPage],
  messages: {},
} as const satisfies Domain;
