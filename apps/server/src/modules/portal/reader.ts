import type { Db } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/module/index.ts';
import type { PublicCtx } from '../../platform/http/index.ts';

/**
 * Who reads the portal, whoever is signed in: nobody's tenant, to which policies and views show what they show a
 * stranger. `portal_project` opens to this name alone.
 */
const anybody = 'anybody';

export interface Reader extends Pick<PublicCtx, 'now' | 'language' | 'headers' | 'host'> {
  readonly db: Db;
}

export function readerOf({ database }: Pick<Platform, 'database'>, ctx: PublicCtx): Reader {
  const { now, language, headers, host } = ctx;
  return { db: database.scoped(anybody), now, language, headers, ...(host !== undefined && { host }) };
}
