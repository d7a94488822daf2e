import * as model from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { dataSourceBox } from './develop-deps.ts';
import type { Secret } from '../../platform/secrets/index.ts';
import { codeHooks } from './code/code-rules.ts';
import { copyCode, saveCode } from './code/save-code.ts';
import { genCode, previewCode } from './code/gen-code.ts';
import { sourceFields, sourceNames } from './code/source-queries.ts';
import { dataSourceReads, selectDataSources, testDataSource } from './datasource/data-source-queries.ts';
import { dataSourceHooks } from './datasource/data-source-rules.ts';

export interface DevelopOptions {
  readonly secret: Secret;
  readonly privateHosts?: readonly string[];
}

export function developRoutes({ secret, privateHosts = [] }: DevelopOptions): readonly MountedEndpoint[] {
  const { save: saveEndpoint } = model.resource(model.codeEntry);
  if (!saveEndpoint) throw new Error('entries have no save');
  // Another key than that of the providers: the purpose is part of what it is derived from.
  const deps = { box: dataSourceBox(secret), privateHosts };
  return [
    ...crud(model.dataSource, { ...dataSourceHooks(deps), without: ['page', 'detail'] }),
    ...dataSourceReads(),
    handle(model.selectDataSources, selectDataSources),
    handle(model.testDataSource, (ctx, input) => testDataSource(deps, ctx, input)),
    ...crud(model.codeEntry, { ...codeHooks, without: ['save'] }),
    handle(saveEndpoint, saveCode),
    handle(model.copyCode, copyCode),
    handle(model.genCode, genCode),
    handle(model.previewCode, previewCode),
    handle(model.codeSourceNames, (ctx, input) => sourceNames(deps, ctx, input)),
    handle(model.codeSourceFields, (ctx, input) => sourceFields(deps, ctx, input)),
  ];
}
