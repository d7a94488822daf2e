import { entities, type ListExport } from '@zhaocai/model';
import { fileFieldsOf, listExportRoutes, rowReads } from '../crud/index.ts';
import type { FlowBusiness } from '../flows/index.ts';
import type { MountedEndpoint } from '../http/index.ts';
import type { Module } from './module.ts';
import type { TemplatePart } from './template-part.ts';
import type { Platform, Tools } from './platform.ts';

/** Asks every module for what it brings; `lists`: those of them that can be taken along as a file. */
export function assemble(modules: readonly Module[], tools: Tools, lists: readonly ListExport[] = []): Platform {
  const flowBusinesses = new Map<string | null, FlowBusiness>();
  const mounted: MountedEndpoint[] = [];
  const furnish: Platform['furnish'] = async (ctx) => {
    for (const module of modules) await module.furnish?.(ctx);
  };
  const templateParts: TemplatePart[] = [];
  const dutyScopes = new Map(modules.flatMap((module) => Object.entries(module.dutyScopes ?? {})));
  const platform: Platform = { ...tools, flowBusinesses, mounted, dutyScopes, furnish, templateParts };
  for (const entity of entities)
    if (fileFieldsOf(entity).length > 0) platform.files.registerAccess(entity.name, rowReads(entity));
  for (const module of modules) {
    for (const business of module.flowBusinesses?.(platform) ?? []) flowBusinesses.set(business.type, business);
    for (const [type, access] of Object.entries(module.fileAccess?.(platform) ?? {}))
      platform.files.registerAccess(type, access);
    if (module.templatePart) templateParts.push(module.templatePart(platform));
    mounted.push(...module.routes(platform));
  }
  mounted.push(...listExportRoutes(lists, mounted));
  return platform;
}
