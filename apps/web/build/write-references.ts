import { fileURLToPath } from 'node:url';
import type * as Model from '@zhaocai/model';
import { runnerImport, type Plugin } from 'vite';
import type { Reference } from '../src/kit/tree/reference.ts';

const virtualId = 'virtual:references';

/**
 * What a page must know of the entities that its fields refer to, without the definitions of the whole product: a table
 * of their addresses, written while building.
 */
export function writeReferences(): Plugin {
  return {
    name: 'write-references',
    resolveId: { filter: { id: /^virtual:references$/ }, handler: () => `\0${virtualId}` },
    load: {
      filter: { id: /^\0virtual:references$/ },
      handler: async () => `export const references = ${JSON.stringify(await readReferences())};`,
    },
  };
}

async function readReferences(): Promise<Readonly<Record<string, Reference>>> {
  const path = fileURLToPath(new URL('../../../packages/model/src/index.ts', import.meta.url));
  const { module: model } = await runnerImport<typeof Model>(path);
  return Object.fromEntries(model.entities.map((entity) => [entity.name, referenceOf(entity, model)]));
}

function referenceOf(entity: Model.Entity, { endpoints, resource }: typeof Model): Reference {
  const { page, list, detail } = resource(entity);
  const existing = (route: Model.Route) => endpoints.find((endpoint) => endpoint.route === route)?.route;
  return {
    name: entity.name,
    nameField: entity.search?.[0] ?? Object.keys(entity.fields)[0] ?? 'id',
    page: page?.route,
    list: list?.route,
    // What a department is called is told to everybody who may choose one, its detail is not.
    detail: entity.name === 'dept' ? existing('GET /api/process/dept/detail') : detail?.route,
    lazyTree: existing(`GET ${entity.path}/lazy-tree`),
    tree: existing(`GET ${entity.path}/tree`),
  };
}
