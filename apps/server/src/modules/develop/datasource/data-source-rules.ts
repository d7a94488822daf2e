import { X509Certificate } from 'node:crypto';
import { dataSource, secretMask } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import type { DevelopDeps } from '../develop-deps.ts';
import { demandHost } from './connect.ts';

const usage = `
  select d.name,
    exists (select from code_entry c where c.tenant_id = d.tenant_id and c.datasource_id = d.id and c.is_deleted = 0)
      as "byCode"
  from data_source d where d.tenant_id = $1 and d.id = any($2::bigint[]) and d.is_deleted = 0`;

interface Usage {
  readonly name: string;
  readonly byCode: boolean;
}

/** Where a data source may be, how its password is kept, and that none is removed under those who use it. */
export function dataSourceHooks({ box, privateHosts }: DevelopDeps): WriteHooks {
  return {
    beforeSave(_ctx, values, existing) {
      const host = String(values.host).trim();
      demandHost(host, privateHosts);
      const authority = authorityOf(values.authority);
      const isNew = isNewPassword(values, existing);
      // A stored password is not sent to a place for which it was not entered.
      if (existing?.password && !isNew && isMoved({ ...values, host, authority }, existing))
        refuse('develop.passwordAgain');
      return {
        host,
        password: isNew ? box.seal(String(values.password)) : (existing?.password ?? null),
        useTls: values.useTls ?? false,
        authority,
      };
    },
    async beforeRemove(ctx, ids) {
      await lockRows(ctx, dataSource, { ids, mode: 'remove', reach: 'tenant' });
      const rows = await ctx.db.query<Usage>(usage, [ctx.tenantId, ids]);
      for (const { name, byCode } of rows) if (byCode) refuse('develop.usedByCode', { name });
    },
  };
}

/** Certificates that could never be compared with anything are found out here and not when they are needed. */
function authorityOf(given: unknown): string | null {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return null;
  const certificates = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  if (certificates.length === 0 || !certificates.every(isCertificate)) refuse('develop.authority');
  return certificates.join('\n');
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}

/** The mask, an empty field or none at all leaves the stored one; on an edit the merged values carry that one sealed. */
function isNewPassword({ password }: Values, existing: Values | undefined): boolean {
  return typeof password === 'string' && password !== '' && password !== secretMask && password !== existing?.password;
}

function isMoved(values: Values, existing: Values): boolean {
  return ['host', 'port', 'username', 'useTls', 'authority'].some(
    (name) => String(values[name] ?? '') !== String(existing[name] ?? ''),
  );
}
