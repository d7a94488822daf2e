import type { Endpoint } from '../kit/endpoint.ts';
import type { Entity } from '../kit/entity.ts';
import { helpEndpoints, helpPage } from './help-page.ts';
import { notice } from './notice.ts';
import { noticeEndpoints } from './notice-endpoints.ts';

export * from './help-page.ts';
export * from './notice.ts';
export * from './notice-endpoints.ts';

export const deskEntities = [notice, helpPage] as const satisfies readonly Entity[];
export const deskEndpoints: readonly Endpoint[] = [...noticeEndpoints, ...helpEndpoints] as Endpoint[];
