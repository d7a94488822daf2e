import { attentionType, bulletin, project, publishedStates, supplier } from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { isSeen } from '../../platform/rows/index.ts';

/** Who reads: a caller, or somebody who may be told something. */
export type Reader = Pick<Ctx, 'db' | 'tenantId' | 'user' | 'now'>;

export interface Thing {
  readonly bizType: number;
  readonly bizId: string;
}

/** Whose the thing is, and the project that it belongs to. */
export interface Found {
  readonly bizTenantId: string;
  readonly projectId: string | null;
}

/** The thing, where this person may read it now: of his own unit within his scope, of others what is published. */
export async function readable(reader: Reader, { bizType, bizId }: Thing): Promise<Found | undefined> {
  if (attentionType.is(bizType, 'notice')) return readableNotice(reader, bizId);
  if (attentionType.is(bizType, 'project')) return readableProject(reader, bizId);
  if (!reader.user.permissions.has('supplier_view') || !(await isSeen(reader, supplier, bizId))) return undefined;
  return { bizTenantId: reader.tenantId, projectId: null };
}

const findNotice = `
  select b.tenant_id as "bizTenantId", b.project_id as "projectId", b.bulletin_status in ${publishedStates} as "isPublic"
  from bulletin b where b.id = $1 and b.is_deleted = 0`;

async function readableNotice(reader: Reader, id: string): Promise<Found | undefined> {
  if (!reader.user.permissions.has('bulletin_view')) return undefined;
  const [notice] = await reader.db.query<Found & { readonly isPublic: boolean } & Record<string, unknown>>(findNotice, [
    id,
  ]);
  if (!notice || (!notice.isPublic && !(await isSeen(reader, bulletin, id)))) return undefined;
  return { bizTenantId: notice.bizTenantId, projectId: notice.projectId };
}

async function readableProject(reader: Reader, id: string): Promise<Found | undefined> {
  const holds = (permission: string) => reader.user.permissions.has(permission);
  if (holds('project_view') && (await isSeen(reader, project, id)))
    return { bizTenantId: reader.tenantId, projectId: id };
  if (!holds('bulletin_view')) return undefined;
  const [found] = await reader.db.query<Found & Record<string, unknown>>(
    `select p.tenant_id as "bizTenantId", p.id as "projectId" from published_project p where p.id = $1`,
    [id],
  );
  return found;
}
