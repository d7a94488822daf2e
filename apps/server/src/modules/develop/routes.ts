import * as contract from '@zhaocai/contract';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { createSecretBox } from '../resource/index.ts';
import { codeHooks } from './code/code-rules.ts';
import { copyCode, saveCode } from './code/save-code.ts';
import { genCode, previewCode } from './code/gen-code.ts';
import { sourceFields, sourceNames } from './code/source-queries.ts';
import { dataSourceReads, selectDataSources, testDataSource } from './datasource/data-source-queries.ts';
import { dataSourceHooks } from './datasource/data-source-rules.ts';

export interface DevelopOptions {
  readonly secret: string;
  readonly privateHosts?: readonly string[];
}

export function developRoutes({ secret, privateHosts = [] }: DevelopOptions): readonly MountedEndpoint[] {
  const { save: saveEndpoint } = contract.resource(contract.codeEntry);
  if (!saveEndpoint) throw new Error('entries have no save');
  // Another key than that of the providers: the purpose is part of what it is derived from.
  const deps = { box: createSecretBox(`data source ${secret}`), privateHosts };
  return [
    ...crud(contract.dataSource, { ...dataSourceHooks(deps), without: ['page', 'detail'] }),
    ...dataSourceReads(),
    handle(contract.selectDataSources, selectDataSources),
    handle(contract.testDataSource, (ctx, input) => testDataSource(deps, ctx, input)),
    ...crud(contract.codeEntry, { ...codeHooks, without: ['save'] }),
    handle(saveEndpoint, saveCode),
    handle(contract.copyCode, copyCode),
    handle(contract.genCode, genCode),
    handle(contract.previewCode, previewCode),
    handle(contract.codeSourceNames, (ctx, input) => sourceNames(deps, ctx, input)),
    handle(contract.codeSourceFields, (ctx, input) => sourceFields(deps, ctx, input)),
  ];
}
