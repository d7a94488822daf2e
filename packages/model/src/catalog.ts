import { domains } from './domains.ts';
import type { Domain } from './kit/domain.ts';
import type { Endpoint } from './kit/endpoint.ts';
import type { Entity } from './kit/entity.ts';
import type { ListExport } from './kit/list-export.ts';

const all: readonly Domain[] = domains;

/** Every entity of the product. */
export const entities: readonly Entity[] = all.flatMap((domain) => domain.entities);

/** Every export of a list that is not the generic one of an entity. */
export const listExports: readonly ListExport[] = all.flatMap((domain) => domain.exports ?? []);

/** Every endpoint that is not one of an entity's generic routes. */
export const endpoints: readonly Endpoint[] = [
  ...all.flatMap((domain) => domain.endpoints),
  ...listExports.map(({ endpoint }) => endpoint as Endpoint),
];
