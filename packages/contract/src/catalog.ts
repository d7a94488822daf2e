import type { Entity } from './kit/entity.ts';
import type { Endpoint } from './kit/endpoint.ts';
import { attachment, fileApi } from './file/index.ts';

/** Every entity once: feeds types, routes, permissions and tests. */
export const entities = [attachment] as const satisfies readonly Entity[];

/** Every endpoint that is not one of an entity's generic routes. */
export const endpoints = [...Object.values(fileApi)] as const satisfies readonly Endpoint[];
