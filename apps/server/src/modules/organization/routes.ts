import { updateOwnInfo as ownInfoEndpoint } from '@zhaocai/model';
import type { Authenticator } from '../../platform/access/index.ts';
import type { Files } from '../../platform/files/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../platform/http/index.ts';
import { deptRoutes } from './dept/dept-routes.ts';
import type { LooseInput } from './named-tenant.ts';
import { onlineRoutes } from './online/online-routes.ts';
import { postRoutes } from './post/post-routes.ts';
import { updateOwnInfo } from './profile/update-own-info.ts';
import { userRoutes } from './user/user-routes.ts';

export interface OrganizationOptions {
  readonly files: Files;
  readonly authenticator: Authenticator;
}

/** People, departments, posts, sessions and one's own profile. */
export function organizationRoutes({ files, authenticator }: OrganizationOptions): readonly MountedEndpoint[] {
  const administration = [...userRoutes(), ...deptRoutes(), ...postRoutes(), ...onlineRoutes()];
  return [
    ...administration.map((mounted) => forgetting(mounted, authenticator)),
    handle(ownInfoEndpoint, (ctx, input) => updateOwnInfo(files, ctx, input)),
  ];
}

/**
 * Other processes hear of changed rights and ended sessions through the outbox, in a moment; this one drops what it
 * remembers of the tenant with the commit, so that the very next call is judged anew.
 */
function forgetting(mounted: MountedEndpoint, authenticator: Authenticator): MountedEndpoint {
  const { endpoint } = mounted;
  if (!endpoint.writes) return mounted;
  // The pairing of input and handler was checked where `handle` tied them together.
  const work = mounted.handler as (ctx: Ctx, input: LooseInput) => Promise<unknown>;
  const handler = (ctx: Ctx, input: LooseInput) => {
    const tenantId = typeof input.tenantId === 'string' && input.tenantId ? input.tenantId : ctx.tenantId;
    ctx.afterCommit(() => authenticator.forget({ tenantId }));
    return work(ctx, input);
  };
  return { endpoint, handler };
}
