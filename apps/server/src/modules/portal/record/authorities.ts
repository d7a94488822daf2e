import { escapeLike } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notExpired } from '../list/notice-lines.ts';
import type { Reader } from '../reader.ts';

/** A buyer whose notices stand on the portal, and so its record too. */
export interface Authority {
  readonly tenantId: string;
  readonly name: string;
}

export interface AuthorityPage {
  readonly authorities: readonly Authority[];
  readonly hasMore: boolean;
}

const pageSize = 50;
const columns = `p.tenant_id as "tenantId", p.tenant_name as name`;

/** By name, so many a page; `page` from 1. */
export async function pageAuthorities(
  { db, now }: Reader,
  { q, page }: { readonly q: string; readonly page: number },
): Promise<AuthorityPage> {
  const parameters = new Parameters();
  const named = `p.tenant_name ilike ${parameters.bind(`%${escapeLike(q)}%`)}`;
  const found = await db.query<Authority>(
    `select ${columns} from portal_buyer p where ${named} and ${notExpired(now, parameters)}
     order by p.tenant_name, p.tenant_id
     limit ${parameters.bind(pageSize + 1)} offset ${parameters.bind((page - 1) * pageSize)}`,
    parameters.values,
  );
  return { authorities: found.slice(0, pageSize), hasMore: found.length > pageSize };
}

/** Undefined of whoever publishes nothing. */
export async function findAuthority({ db, now }: Reader, tenantId: string): Promise<Authority | undefined> {
  const parameters = new Parameters();
  const [found] = await db.query<Authority>(
    `select ${columns} from portal_buyer p
     where p.tenant_id = ${parameters.bind(tenantId)} and ${notExpired(now, parameters)}`,
    parameters.values,
  );
  return found;
}
