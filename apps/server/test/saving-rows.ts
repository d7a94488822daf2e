import { entities, parseRoute, resource, type Endpoint, type Entity } from '@zhaocai/model';
import type { RealApp } from './real-app.ts';

export type Values = Record<string, unknown>;

export interface Saving {
  readonly entity: Entity;
  readonly save: Endpoint;
  readonly detail: Endpoint;
}

const all: readonly Entity[] = entities;

/** Every entity whose rows are read one by one and saved. */
export const savings = all.flatMap((entity): Saving[] => {
  const { save, detail } = resource(entity);
  return save && detail ? [{ entity, save: save as Endpoint, detail: detail as Endpoint }] : [];
});

const tenants = ['000000', '100001', '300001'] as const;

/** Users of three tenants who may do everything, to save the demo's rows. */
export async function startSaving(app: RealApp) {
  const tokens = new Map<string, string>();
  for (const tenantId of tenants)
    tokens.set(tenantId, await app.signInWithEverything(tenantId, tenantId === '300001' ? 'supplier' : 'buyer'));

  const send = async <D = Values>(tenantId: string, { route }: Endpoint, input: Values) => {
    const { method, path } = parseRoute(route);
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const answer = await app.app.server.inject({
      method,
      url: method === 'GET' ? `${path}?${query.toString()}` : path,
      headers: { 'blade-auth': `bearer ${tokens.get(tenantId)}` },
      ...(method === 'POST' && { payload: input }),
    });
    return answer.json<{ code: number; msg: string; data: D | null }>();
  };

  /** Rows that one of the tenants may read, newest first: the demo's own rows are tied to others. */
  const rowsOf = async ({ entity, detail }: Saving): Promise<{ tenantId: string; row: Values }[]> => {
    const rows = await app.asSuperuser<{ tenantId: string; id: string }>(
      `select tenant_id as "tenantId", id::text from (
         select *, row_number() over (partition by tenant_id order by id desc) as place from ${entity.table}
         where tenant_id = any($1::text[]) and is_deleted = 0) t
       where place <= 3 order by tenant_id, place`,
      [tenants],
    );
    const read = [];
    for (const { tenantId, id } of rows) {
      const { code, data } = await send(tenantId, detail, { id });
      if (code === 200 && data) read.push({ tenantId, row: data });
    }
    return read;
  };
  return { send, rowsOf };
}

export type SavingStage = Awaited<ReturnType<typeof startSaving>>;

/** What the form of the entity sends. */
export function formOf({ fields }: Entity, row: Values): Values {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly && !field.secret);
  return { id: row.id, version: row.version, ...Object.fromEntries(writable.map(([name]) => [name, row[name]])) };
}
