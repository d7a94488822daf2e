import { identityProvider, resource, secretMask, tryIdentityProvider, type PageInput } from '@zhaocai/model';
import { crud, readDetail, readPage, type Values, type WriteHooks } from '../../../platform/crud/index.ts';
import { handle, refuse, type MountedEndpoint } from '../../../platform/http/index.ts';
import type { ProviderDeps } from '../session-deps.ts';
import { demandProviderAddress } from './guarded-fetch.ts';
import { tryProvider } from './try-provider.ts';

/** List, save and removal of a tenant's providers; their secret goes in and never out. */
export function providerRoutes(deps: ProviderDeps): MountedEndpoint[] {
  const { page, detail } = resource(identityProvider);
  return [
    ...crud(identityProvider, { ...providerHooks(deps), without: ['page', 'detail'] }),
    handle<PageInput, unknown>(page, async (ctx, input) => {
      const answer = await readPage(ctx, identityProvider, { input });
      return { ...answer, records: answer.records.map(masked) };
    }),
    handle<{ id: string }, unknown>(detail, async (ctx, { id }) =>
      masked(await readDetail(ctx, identityProvider, { id })),
    ),
    handle(tryIdentityProvider, (ctx, input) => tryProvider(deps, ctx, input)),
  ];
}

const masked = (row: Record<string, unknown>) => ({ ...row, clientSecret: secretMask });

function providerHooks({ box, privateHosts }: ProviderDeps): WriteHooks {
  return {
    beforeSave(_ctx, values, existing) {
      const issuer = demandProviderAddress(String(values.issuer), privateHosts).href;
      const isNew = isNewSecret(values, existing);
      const isMoved = existing && (existing.issuer !== issuer || existing.clientId !== values.clientId);
      // A stored secret is not sent to a place for which it was not entered.
      if (existing?.clientSecret && isMoved && !isNew) refuse('session.providerSecret');
      return {
        issuer,
        clientSecret: isNew ? box.seal(String(values.clientSecret)) : (existing?.clientSecret ?? null),
        enabled: values.enabled ?? false,
      };
    },
  };
}

/** The mask, an empty field or none at all leaves the stored one; on an edit the merged values carry that one sealed. */
function isNewSecret({ clientSecret }: Values, existing: Values | undefined): boolean {
  return (
    typeof clientSecret === 'string' &&
    clientSecret !== '' &&
    clientSecret !== secretMask &&
    clientSecret !== existing?.clientSecret
  );
}
