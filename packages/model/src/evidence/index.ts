import type { Domain } from '../kit/domain.ts';
import { checkRootsOfMonth, rootMonths, rootsOfMonth } from './evidence-endpoints.ts';
import { evidenceMenus } from './menus.ts';
import { evidenceMessages } from './messages.ts';

export * from './evidence-endpoints.ts';

/** The book of roots: where the chains of evidence stood, for whoever keeps it elsewhere. */
export const evidenceDomain = {
  name: 'evidence',
  entities: [],
  endpoints: [rootMonths, rootsOfMonth, checkRootsOfMonth],
  messages: evidenceMessages,
  menus: { monitor: evidenceMenus },
} as const satisfies Domain;
