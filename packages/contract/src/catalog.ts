import type { Entity } from './kit/entity.ts';
import { attachment, fileApi } from './file/index.ts';
import { sessionEndpoints } from './session/index.ts';
import { tenderingEndpoints, tenderingEntities } from './tendering/index.ts';

/** Every entity once: feeds types, routes, permissions and tests. */
export const entities = [attachment, ...tenderingEntities] as const satisfies readonly Entity[];

/** Every endpoint that is not one of an entity's generic routes. */
export const endpoints = [...sessionEndpoints, ...Object.values(fileApi), ...tenderingEndpoints] as const;
