import { changesOf, type NoticeChange } from '@zhaocai/model';
import { Parameters } from '../../../platform/rows/index.ts';
import { notExpired, noticesOfProject } from '../list/notice-lines.ts';
import { filesOf, type NoticeFile } from '../notice/read-notice.ts';
import type { Reader } from '../reader.ts';

/** What is published of a project: everything that its releases are made of. Money is fen, instants Asia/Shanghai. */
export interface ProcessFacts {
  readonly ocidPrefix: string;
  readonly tenantId: string;
  readonly id: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly buyerName: string;
  readonly buyerCode: string | null;
  readonly linkman: string | null;
  readonly phone: string | null;
  readonly manner: number;
  readonly purchaseType: number;
  readonly stage: number;
  readonly generalBudget: string;
  readonly ceilingMoney: string | null;
  readonly fundsSource: string | null;
  readonly qualification: string | null;
  readonly bidEndTime: string;
  readonly packages: readonly PackageFacts[];
  readonly items: readonly ItemFacts[];
  readonly awards: readonly AwardFacts[];
  /** In the order of their publication. */
  readonly notices: readonly NoticeFacts[];
}

export interface PackageFacts {
  readonly id: string;
  readonly packageNo: number;
  readonly packageName: string;
  readonly budget: string;
  readonly ceilingMoney: string | null;
  readonly quoteType: number;
  /** Known once the project has come to its end. */
  readonly packageStatus: number | null;
}

export interface ItemFacts {
  readonly id: string;
  readonly packageId: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: string;
}

export interface AwardFacts {
  readonly id: string;
  readonly packageId: string;
  readonly supplierName: string;
  readonly creditCode: string;
  readonly totalMoney: string;
}

export interface NoticeFacts {
  readonly id: string;
  readonly bulletinType: number;
  readonly bulletinStatus: number;
  readonly title: string;
  readonly publishTime: string;
  readonly changes: readonly NoticeChange[];
  readonly files: readonly NoticeFile[];
}

type Stored = Omit<ProcessFacts, 'notices'> & {
  readonly notices: readonly (Omit<NoticeFacts, 'changes' | 'files'> & {
    readonly changes: unknown;
    readonly files: unknown;
  })[];
};

const rowsOf = (columns: string, from: string, order: string) => `coalesce((
  select json_agg(json_build_object(${columns}) order by ${order}) from ${from}
    where o.tenant_id = p.tenant_id and o.project_id = p.id), '[]')`;

const packages = rowsOf(
  `'id', o.id::text, 'packageNo', o.package_no, 'packageName', o.package_name, 'budget', o.budget::text,
   'ceilingMoney', o.ceiling_money::text, 'quoteType', o.quote_type, 'packageStatus', o.package_status`,
  'portal_package o',
  'o.package_no',
);
const items = rowsOf(
  `'id', o.id::text, 'packageId', o.package_id::text, 'name', o.name, 'unit', o.unit, 'quantity', o.quantity::text`,
  'portal_item o',
  'o.package_id, o.line_no',
);
const awards = rowsOf(
  `'id', o.id::text, 'packageId', o.package_id::text, 'supplierName', o.supplier_name, 'creditCode', o.credit_code,
   'totalMoney', o.total_money::text`,
  'portal_award o',
  'o.package_id, o.id',
);
const notices = noticesOfProject(`'changes', o.changes, 'files', o.files`);

const select = `
  select p.tenant_id as "tenantId", p.id, p.project_no as "projectNo", p.project_name as "projectName",
    coalesce(p.buyer_name, p.tenant_name) as "buyerName", p.buyer_code as "buyerCode", p.linkman, p.phone, p.manner,
    p.purchase_type as "purchaseType", p.stage, p.general_budget as "generalBudget",
    p.ceiling_money as "ceilingMoney", p.funds_source as "fundsSource", p.qualification,
    p.bid_end_time as "bidEndTime",
    (select param_value from param where tenant_id = '000000' and param_key = 'portal.ocidPrefix' and is_deleted = 0)
      as "ocidPrefix",
    ${packages} as packages, ${items} as items, ${awards} as awards, ${notices} as notices
  from portal_project p`;

/** The projects of these ids that have a notice on the portal, by one query. */
export async function processFacts({ db, now }: Reader, projectIds: readonly string[]): Promise<ProcessFacts[]> {
  if (projectIds.length === 0) return [];
  const parameters = new Parameters();
  const ids = parameters.bind(projectIds);
  const rows = await db.query<Stored>(
    `${select} where p.id = any(${ids}::bigint[]) and ${notExpired(now, parameters)}`,
    parameters.values,
  );
  // A project whose every notice is down has nothing to tell.
  return rows
    .filter((row) => row.notices !== null)
    .map((row) => ({
      ...row,
      notices: row.notices.map((notice) => ({
        ...notice,
        changes: changesOf(notice),
        files: filesOf(notice.files),
      })),
    }));
}
