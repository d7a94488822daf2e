import type { ReportQueryName } from '@zhaocai/model';
import type { QueryText } from './query-text.ts';
import { noticeReadRate, signInsPerDay, usersByDept } from './people.ts';
import { projectsByStage, purchasesByMonth, suppliersByWins } from './purchases.ts';
import { tenantsByKind } from './tenants.ts';

/** The SQL of every query of the API; a new one does not compile without its own. */
export const queryTexts: Readonly<Record<ReportQueryName, QueryText>> = {
  projectsByStage,
  purchasesByMonth,
  suppliersByWins,
  usersByDept,
  noticeReadRate,
  signInsPerDay,
  tenantsByKind,
};
