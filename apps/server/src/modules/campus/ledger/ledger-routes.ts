import { resource, type Endpoint, type Entity, type Fields, type Saved } from '@zhaocai/model';
import {
  crud,
  demandAddPermission,
  exportRows,
  listedFields,
  readDetail,
  readPage,
  saveRow,
  type Values,
  type WriteHooks,
} from '../../../platform/crud/index.ts';
import { readList } from '../../../platform/crud/read.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { withNames, wordNames } from './named-rows.ts';

type Row = Readonly<Record<string, unknown>>;

interface Ledger {
  /** The API's own call for changing a row. */
  readonly edit?: Endpoint<object, Saved>;
  readonly hooks?: WriteHooks;
  /** Turns what the wire says into what the fields take. */
  readonly prepare?: (input: Values) => Values;
  /** What rows show beside their own values, and the export as columns. */
  readonly beside?: {
    readonly fields: Fields;
    readonly add: (ctx: Ctx, rows: readonly Row[]) => Promise<readonly Row[]>;
  };
}

/** The generic calls of an entity with words beside its values, and its call for changing a row. */
export function ledgerRoutes(entity: Entity, { edit, hooks: rules, prepare, beside }: Ledger): MountedEndpoint[] {
  const { page, list, detail, save, export: spreadsheet } = resource(entity);
  const hooks = { ...rules, tells: [...wordNames(entity), ...Object.keys(beside?.fields ?? {})] };
  const shown = async (ctx: Ctx, rows: readonly Row[]) => {
    const named = await withNames(ctx, entity, rows);
    return beside ? beside.add(ctx, named) : named;
  };
  const store = (ctx: Ctx, input: Values) => {
    demandAddPermission(ctx, entity, input);
    return saveRow(ctx, entity, { input: prepare ? prepare(input) : input, hooks });
  };
  const mounted = crud(entity, { ...hooks, without: ['page', 'list', 'detail', 'save', 'export'] });
  // The rows are the entity's, known here by their names alone.
  const add = <I>(endpoint: Endpoint<I, unknown> | undefined, work: (ctx: Ctx, input: I) => Promise<unknown>) => {
    if (endpoint) mounted.push({ ...handle(endpoint, work), opensLate: endpoint.writes });
  };
  add(page, async (ctx, input) => {
    const found = await readPage(ctx, entity, { input });
    return { ...found, records: await shown(ctx, found.records) };
  });
  add(list, async (ctx, input) => shown(ctx, await readList(ctx, entity, { input })));
  add(detail, async (ctx, { id }) => {
    const row = await readDetail(ctx, entity, { id });
    return (await shown(ctx, [row]))[0];
  });
  const fields = { ...listedFields(entity), ...beside?.fields };
  add(spreadsheet, (ctx, input) =>
    exportRows(ctx, entity, { input, fields, finish: (rows) => beside?.add(ctx, rows) ?? rows }),
  );
  add(save, (ctx, input) => store(ctx, { ...input }));
  add(edit, (ctx, input) => store(ctx, { ...input }));
  return mounted;
}
