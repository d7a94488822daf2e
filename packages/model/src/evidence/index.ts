import type { Domain } from '../kit/domain.ts';
import { auditCheck, auditExport, auditList } from './audit-endpoints.ts';
import { checkRootsOfMonth, rootMonths, rootsOfMonth } from './evidence-endpoints.ts';
import { evidenceMenus } from './menus.ts';
import { evidenceMessages } from './messages.ts';

export * from './audit-acts.ts';
export * from './audit-endpoints.ts';
export * from './audit-kinds.ts';
export * from './evidence-endpoints.ts';

/** The record of a tenant for people to read, and the book of roots for whoever keeps it elsewhere. */
export const evidenceDomain = {
  name: 'evidence',
  entities: [],
  endpoints: [rootMonths, rootsOfMonth, checkRootsOfMonth, auditList, auditCheck],
  exports: [auditExport],
  messages: evidenceMessages,
  menus: { monitor: evidenceMenus },
} as const satisfies Domain;
