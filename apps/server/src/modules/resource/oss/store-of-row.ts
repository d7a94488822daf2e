import { diskCategory } from '@zhaocai/model';
import type { ObjectStore } from '../../../platform/files/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';

/** A provider as it is stored; the secrets are sealed. */
export interface OssRow {
  readonly id: string;
  readonly category: number;
  readonly ossCode: string;
  readonly endpoint: string | null;
  readonly bucketName: string | null;
  readonly region: string | null;
  readonly accessKey: string | null;
  readonly secretKey: string | null;
  readonly status: number;
  readonly version: number;
}

export const ossColumns = `id, category, oss_code as "ossCode", endpoint, bucket_name as "bucketName", region,
  access_key as "accessKey", secret_key as "secretKey", status, version`;

const minio = 1;

/** How the provider is reached; null is the disk. The clouds answer `bucket.host` only, MinIO `host/bucket`. */
export function storeOfRow(box: SecretBox, row: OssRow): ObjectStore | null {
  if (row.category === diskCategory) return null;
  return {
    endpoint: row.endpoint ?? '',
    bucket: row.bucketName ?? '',
    // A store without regions is asked as the protocol's first one.
    region: row.region || 'us-east-1',
    accessKey: box.open(row.accessKey ?? ''),
    secretKey: box.open(row.secretKey ?? ''),
    isPathStyle: row.category === minio,
  };
}
