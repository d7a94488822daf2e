import type { Domain } from '../kit/domain.ts';
import { bidDeadlines, bidFigures, ownFigures, projectDeadlines, projectFigures } from './figure-endpoints.ts';
import { inboxPage } from './inbox-endpoints.ts';

export * from './figure-endpoints.ts';
export * from './inbox-endpoints.ts';

/** What waits for somebody, whatever domain it is of. */
export const inboxDomain = {
  name: 'inbox',
  entities: [],
  endpoints: [inboxPage, projectFigures, projectDeadlines, bidFigures, bidDeadlines, ownFigures],
  messages: {},
} as const satisfies Domain;
