import type { Entity } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import type { ImportSource } from './use-import.ts';

/** The import of an entity, where its definition has one. */
export function importOf(entity: Entity, name: string): ImportSource | undefined {
  const { import: all, importCheck: check, importFaults: faults, importTemplate: template } = resource(entity);
  if (!all || !check || !faults || !template) return undefined;
  const mayCover = (entity.importKey?.length ?? 0) > 0;
  // The seam: what a file goes with is sent in the query, whatever the input of the call.
  return { name, check, import: all, faults, template, mayCover, query: {} } as unknown as ImportSource;
}
