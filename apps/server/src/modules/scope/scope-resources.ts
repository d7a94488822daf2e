import { entities, filterFieldsOf, type Entity } from '@zhaocai/model';

const all: readonly Entity[] = entities;

/** What data scopes can be about: every entity whose rows are not simply the tenant's. */
export function scopedEntities(): readonly Entity[] {
  return all.filter(({ dataScoped }) => dataScoped !== false);
}

export function scopedEntity(name: string): Entity | undefined {
  return scopedEntities().find((entity) => entity.name === name);
}

/** The field's label, of the entity's own fields and the base columns. */
export function labelOfField(entity: Entity, name: string) {
  return filterFieldsOf(entity).find((field) => field.name === name)?.label ?? { zh: name, en: name };
}
