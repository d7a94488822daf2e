import { domains } from './domains.ts';
import type { Domain } from './kit/domain.ts';
import type { Duty } from './kit/duty.ts';
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

/** A duty with the entity whose rows hand it to somebody, and the name under which it is kept. */
export interface KeptDuty extends Duty {
  /** `project.confirm` */
  readonly kind: string;
  readonly entity: Entity;
}

/** Everything that a state of the product hands to somebody. */
export const keptDuties: readonly KeptDuty[] = entities.flatMap((entity) =>
  Object.entries({ ...entity.lifecycle?.duties, ...entity.duties }).map(([name, duty]) => ({
    ...duty,
    kind: duty.ends ?? `${entity.name}.${name}`,
    entity,
  })),
);
