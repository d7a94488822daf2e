import { diskCategory, isBlank, oss, providerStates, type Language } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { isPrivateAddress } from '../../../platform/outside/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { sealedSecrets } from '../provider/provider-secrets.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';

export interface OssRuleOptions {
  readonly box: SecretBox;
  /** STORAGE_PRIVATE_HOSTS */
  readonly privateHosts: readonly string[];
}

/** What a provider must have, and what may not change while files lie there. */
export function ossHooks({ box, privateHosts }: OssRuleOptions): WriteHooks {
  return {
    async beforeSave(ctx, values, existing) {
      if (Number(values.category) === diskCategory) return diskValues(values, existing);
      const sealed = sealedSecrets(box, values, existing);
      demandFilled({ ...values, ...sealed }, ctx.language);
      demandEndpoint(String(values.endpoint), privateHosts);
      if (existing && isMoved(values, existing) && (await holdsFiles(ctx, String(existing.id))))
        refuse('resource.ossHoldsFiles');
      return sealed;
    },
    async beforeRemove(ctx, ids) {
      const rows = await ctx.db.query<{ category: number; status: number; holdsFiles: boolean }>(
        `select category, status, storage_in_use(id) as "holdsFiles" from oss
         where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`,
        [ctx.tenantId, ids],
      );
      if (rows.some(({ category }) => category === diskCategory)) refuse('resource.ossDiskBuiltIn');
      if (rows.some(({ status }) => providerStates.is(status, 'inUse'))) refuse('resource.ossEnabled');
      if (rows.some(({ holdsFiles: holds }) => holds)) refuse('resource.ossHoldsFiles');
    },
  };
}

/** Of the built-in disk only its code and its remark can be changed. */
function diskValues(values: Values, existing: Values | undefined): Values {
  if (!existing) refuse('resource.ossDiskBuiltIn');
  const placed = ['endpoint', 'bucketName', 'region', 'accessKey', 'secretKey'].some((name) => !isBlank(values[name]));
  if (placed) refuse('resource.ossDiskNoPlace');
  return { endpoint: null, bucketName: null, region: null, accessKey: null, secretKey: null };
}

function demandFilled(values: Values, language: Language): void {
  for (const name of ['endpoint', 'bucketName', 'accessKey', 'secretKey'] as const)
    if (!values[name]) refuse('platform.required', { field: oss.fields[name].label[language] });
}

/** Scheme, host and port, nothing else; a name that points inside is found out when it is connected to. */
function demandEndpoint(endpoint: string, privateHosts: readonly string[]): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname) && !url.search && !url.username;
  if (!isPlain) return refuse('resource.ossEndpoint');
  const { hostname } = url;
  const isInside = isPrivateAddress(hostname.replace(/^\[|\]$/g, '')) || /(^|\.)localhost\.?$/.test(hostname);
  if (isInside && !privateHosts.includes(hostname)) refuse('resource.ossPrivateHost', { host: hostname });
}

function isMoved(values: Values, existing: Values): boolean {
  return ['endpoint', 'bucketName', 'region'].some((name) => (values[name] || null) !== (existing[name] || null));
}

async function holdsFiles(ctx: Ctx, id: string): Promise<boolean> {
  const [row] = await ctx.db.query<{ holds: boolean }>('select storage_in_use($1) as holds', [id]);
  return row?.holds ?? false;
}
