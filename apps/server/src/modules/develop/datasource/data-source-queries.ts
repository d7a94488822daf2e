import { dataSource, resource, secretMask, type PageInput } from '@zhaocai/model';
import { cutAt, readDetail, readPage } from '../../../platform/crud/index.ts';
import type { Ask } from '../../../platform/db/index.ts';
import { handle, notFound, refuse, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import type { DevelopDeps } from '../develop-deps.ts';
import { withDataSource, type Place } from './connect.ts';

const masked = (row: Record<string, unknown>) => ({ ...row, password: secretMask });

/** List and detail with the mask in place of the password. */
export function dataSourceReads(): MountedEndpoint[] {
  const { page, detail } = resource(dataSource);
  return [
    handle<PageInput, unknown>(page, async (ctx, input) => {
      const answer = await readPage(ctx, dataSource, { input });
      return { ...answer, records: answer.records.map(masked) };
    }),
    handle<{ id: string }, unknown>(detail, async (ctx, { id }) => masked(await readDetail(ctx, dataSource, { id }))),
  ];
}

const mostSources = 2_000;

export function selectDataSources(ctx: Ctx): Promise<{ id: string; name: string }[]> {
  const asked = ctx.db.query<{ id: string; name: string }>(
    `select id::text, name from data_source where tenant_id = $1 and is_deleted = 0
     order by name, id limit ${mostSources + 1}`,
    [ctx.tenantId],
  );
  return cutAt(ctx, asked, mostSources);
}

type StoredPlace = Omit<Place, 'password'> & { readonly password: string | null };

/** The place of a data source with its password open; 404 where there is none. */
export async function placeOf({ box }: DevelopDeps, ctx: Ctx, id: string): Promise<Place> {
  const [row] = await ctx.db.query<StoredPlace>(
    `select host, port, database_name as "databaseName", username, password, use_tls as "useTls",
       authority
     from data_source where tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  if (!row) return notFound();
  return { ...row, password: row.password === null ? '' : opened(box, row.password) };
}

/** Sealed under another SECRET, it is lost. */
function opened(box: DevelopDeps['box'], sealed: string): string {
  try {
    return box.open(sealed);
  } catch {
    return refuse('develop.passwordUnreadable');
  }
}

export function askDataSource<T>(deps: DevelopDeps, place: Place, work: (ask: Ask) => Promise<T>): Promise<T> {
  return withDataSource(place, deps.privateHosts, work);
}

/** Really connects, and says what answered. */
export async function testDataSource(
  deps: DevelopDeps,
  ctx: Ctx,
  { id }: { readonly id: string },
): Promise<{ version: string }> {
  const place = await placeOf(deps, ctx, id);
  const [row] = await askDataSource(deps, place, (ask) =>
    ask<{ version: string }>(`select 1 as one, current_setting('server_version') as version`),
  );
  return { version: row?.version ?? '' };
}
