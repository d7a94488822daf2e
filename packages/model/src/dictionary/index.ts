import type { Endpoint } from '../kit/endpoint.ts';
import type { Entity } from '../kit/entity.ts';
import { dict, dictBiz } from './dict.ts';
import { dictEndpoints } from './dict-endpoints.ts';
import { region, regionApi } from './region.ts';

export * from './dict.ts';
export * from './dict-endpoints.ts';
export * from './region.ts';

export const dictionaryEntities = [dict, dictBiz, region] as const satisfies readonly Entity[];
export const dictionaryEndpoints: readonly Endpoint[] = [...dictEndpoints, ...Object.values(regionApi)] as Endpoint[];
