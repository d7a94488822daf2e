import type { KnownSuffix } from '@zhaocai/model';
import type { Db } from '../db/types.ts';

/** A registered file as the server knows it. */
export interface Attachment {
  readonly fileId: string;
  /** The owner of the row: for a supplier's file in a project, the buyer. */
  readonly tenantId: string;
  readonly partyTenantId: string | null;
  /** Empty while the file is sealed. */
  readonly fileName: string;
  readonly fileSuffix: KnownSuffix;
  readonly fileType: string | null;
  readonly fileSize: number;
  /** Of the stored bytes; of a sealed file that is the ciphertext. */
  readonly sha256: string;
  readonly contentType: string;
  readonly storageKey: string;
  /** The object store that holds it; null: this machine's disk. */
  readonly storageId: string | null;
  readonly isSealed: boolean;
  readonly isPublished: boolean;
  /** Of `fileCaution`; never of a sealed file. */
  readonly caution: number | null;
  readonly businessType: string | null;
  readonly businessId: string | null;
  readonly createUser: string | null;
  readonly createTime: string;
}

const columns = `
  id as "fileId", tenant_id as "tenantId", party_tenant_id as "partyTenantId", file_name as "fileName",
  file_suffix as "fileSuffix", file_type as "fileType", file_size as "fileSize", sha256, content_type as "contentType",
  storage_key as "storageKey", storage_id as "storageId", is_sealed as "isSealed", is_published as "isPublished", caution,
  business_type as "businessType", business_id as "businessId", create_user as "createUser", create_time as "createTime"`;

/** One's own, one's own in another's project, a published one, or one that several share: each branch has its index, the first hit ends it. */
const byId = `
  select ${columns} from attachment where tenant_id = $1 and id = $2 and is_deleted = 0
  union all
  select ${columns} from attachment where party_tenant_id = $1 and id = $2 and is_deleted = 0
  union all
  select ${columns} from attachment where is_published and id = $2 and is_deleted = 0
  union all
  select ${columns} from attachment where shared_entry is not null and id = $2 and is_deleted = 0
  limit 1`;

export async function findAttachment(db: Db, tenantId: string, fileId: string): Promise<Attachment | undefined> {
  const [found] = await db.query<Attachment>(byId, [tenantId, fileId]);
  return found;
}

const insert = `
  insert into attachment (
    tenant_id, id, party_tenant_id, file_name, file_suffix, file_type, file_size, sha256, content_type, storage_key,
    is_sealed, is_published, business_type, business_id, create_user, create_dept, create_time, update_user, update_time,
    storage_id, caution)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, false, $12, $13, $14, $15, $16, $14, $16, $17, $18)`;

export type NewAttachment = Omit<Attachment, 'isPublished'> & { readonly createDept: string | null };

export async function insertAttachment(db: Db, row: NewAttachment): Promise<void> {
  await db.query(insert, [
    row.tenantId,
    row.fileId,
    row.partyTenantId,
    row.fileName,
    row.fileSuffix,
    row.fileType,
    row.fileSize,
    row.sha256,
    row.contentType,
    row.storageKey,
    row.isSealed,
    row.businessType,
    row.businessId,
    row.createUser,
    row.createDept,
    row.createTime,
    row.storageId,
    row.caution,
  ]);
}

const bind = `
  update attachment
  set business_type = $3, business_id = $4, update_user = $5, update_time = $6, version = version + 1,
    party_tenant_id = coalesce($7, party_tenant_id)
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
    and (business_type is null and create_user = $5 or business_type = $3 and business_id = $4)
  returning id`;

export interface Binding {
  readonly tenantId: string;
  readonly fileIds: readonly string[];
  readonly businessType: string;
  readonly businessId: string;
  /** Who reads the files beside the tenant, by the decision of their business. */
  readonly partyTenantId?: string;
  readonly userId: string;
  readonly now: string;
}

/** How many of the files are bound now; one that hangs on something else, or was uploaded by somebody else, stays. */
export async function bindAttachments(db: Db, binding: Binding): Promise<number> {
  const { tenantId, fileIds, businessType, businessId, userId, now, partyTenantId = null } = binding;
  const values = [tenantId, fileIds, businessType, businessId, userId, now, partyTenantId];
  return (await db.query(bind, values)).length;
}

const publish = `
  update attachment set is_published = true, update_user = $4, update_time = $5, version = version + 1
  where tenant_id = $1 and business_type = $2 and business_id = $3 and is_deleted = 0 and not is_sealed`;

export async function publishAttachments(db: Db, of: Omit<Binding, 'fileIds'>): Promise<void> {
  await db.query(publish, [of.tenantId, of.businessType, of.businessId, of.userId, of.now]);
}
